import { createHash } from 'node:crypto';
import type { CallReply, deviceCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Session } from '../../../platform/auth/session';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/errors';
import { endSession } from '../member';

const sessionRow = z.object({
  sid: z.string(),
  device: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date(),
});

/** Half of a hash: it names a session and cannot be turned back into it. */
const deviceIdOf = (sid: string): string =>
  createHash('sha256').update(`device:${sid}`).digest().subarray(0, 16).toString('base64url');

/** Living sessions of a member. Tokens are renewed while a device is used. */
const listSessions = ({ db, clock }: Deps, memberNo: number) =>
  db.rows(
    sessionRow,
    sql`
    select s.sid, s.device, s.created_at,
      coalesce((select max(r.issued_at) from session_refresh r where r.sid = s.sid), s.created_at) as last_used_at
    from session s
    where s.member_no = ${memberNo} and s.revoked_at is null and s.expires_at > ${clock.now()}
    order by last_used_at desc limit 100`,
  );

export async function listDevices(
  deps: Deps,
  member: Session,
): Promise<CallReply<typeof deviceCalls.list>> {
  const sessions = await listSessions(deps, member.memberNo);
  const devices = sessions.map(({ sid, device, createdAt, lastUsedAt }) => ({
    deviceId: deviceIdOf(sid),
    name: device || '알 수 없는 기기',
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: sid === member.sessionId,
  }));
  return { devices: devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}

/** @throws AppError 404 for a device that is not the member's; 409 `DEVICE_CURRENT` */
export async function signOutDevice(deps: Deps, member: Session, deviceId: string): Promise<void> {
  const sessions = await listSessions(deps, member.memberNo);
  const session = sessions.find(({ sid }) => deviceIdOf(sid) === deviceId);
  if (!session) throw notFound('이미 로그아웃된 기기예요.');
  if (session.sid === member.sessionId) {
    throw conflict('DEVICE_CURRENT', '이 기기는 로그아웃 버튼으로 로그아웃해 주세요.');
  }
  await endSession(deps, session.sid, 'OTHER_DEVICE');
}

/** @returns how many devices were signed out */
export const signOutOthers = ({ db, clock }: Deps, member: Session): Promise<number> =>
  db.run(sql`
    update session set revoked_at = ${clock.now()}, revoke_reason = 'OTHER_DEVICE'
    where member_no = ${member.memberNo} and sid <> ${member.sessionId} and revoked_at is null
      and expires_at > ${clock.now()}`);
