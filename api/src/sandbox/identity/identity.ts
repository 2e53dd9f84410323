import { createHash, randomBytes } from 'node:crypto';
import type { MemberTypeCode } from '@shop/shared/domain';
import { jwtVerify, SignJWT } from 'jose';
import type { Credential, Identity, IdentityProvider } from '../../modules/member/identity.port';
import { findMemberNoByCno, listMembers } from '../../modules/member/member.repository';
import { later, minutesMs } from '../../platform/clock';
import { sql } from '../../platform/db/sql';
import type { Deps } from '../../platform/deps';
import { AppError } from '../../platform/errors';
import { summaryOf } from './sample-summary';

export interface SandboxIdentity extends IdentityProvider {
  sampleMembers(): Promise<
    { cno: string; name: string; typeCode: MemberTypeCode; summary: string }[]
  >;
  /** A ticket for one sign-in within five minutes, as the card company's own page would hand out. */
  issueLid(cno: string): Promise<string>;
}

const ISSUER = 'sandbox-card-identity';
const AUDIENCE = 'shop';
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The card company's customers and its sign-in, played here. */
export function createSandboxIdentity(deps: Deps): SandboxIdentity {
  const { db, clock, secrets } = deps;
  const key = secrets.keyFor('sandbox identity');

  const issueProof = async (memberNo: number): Promise<Identity> => {
    const cohSessionId = randomBytes(18).toString('base64url');
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    const jwt = await new SignJWT({ coh: hash(cohSessionId) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(String(memberNo))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 12 * 3600)
      .sign(key);
    return { memberNo, jwt, cohSessionId };
  };

  const memberOfJwt = async (
    jwt: string,
  ): Promise<{ memberNo: number; coh: unknown } | undefined> => {
    try {
      const { payload } = await jwtVerify(jwt, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: clock.now(),
      });
      return { memberNo: Number(payload.sub), coh: payload.coh };
    } catch {
      return undefined;
    }
  };

  const useTicket = async (lid: string): Promise<number | undefined> => {
    const now = clock.now();
    const row = await db.maybe<{ memberNo: number }>(sql`
      update sandbox_identity_ticket set used_at = ${now}
      where lid_hash = ${hash(lid)} and used_at is null and expires_at > ${now} returning member_no`);
    return row?.memberNo;
  };

  /** The encrypted customer number of the native app: sealed with the shop's key here. */
  const openCno = (encCno: string): string | undefined => {
    try {
      return secrets.open(encCno);
    } catch {
      return undefined;
    }
  };

  const memberNoOf = async (credential: Credential): Promise<number | undefined> => {
    if (credential.by === 'lid') return useTicket(credential.lid);
    if (credential.by === 'cno') return findMemberNoByCno(db, credential.cno);
    const claimed = await memberOfJwt(credential.jwt);
    if (!claimed) return undefined;
    if (credential.by === 'jwt') {
      return claimed.coh === hash(credential.cohSessionId) ? claimed.memberNo : undefined;
    }
    const cno = openCno(credential.encCno);
    const memberNo = cno ? await findMemberNoByCno(db, cno) : undefined;
    return memberNo === claimed.memberNo ? memberNo : undefined;
  };

  return {
    verify: async (credential) => {
      const memberNo = await memberNoOf(credential);
      return memberNo === undefined ? undefined : issueProof(memberNo);
    },
    sampleMembers: async () => {
      const members = await listMembers(db, secrets);
      return Promise.all(
        members.map(async ({ memberNo, cno, name, typeCode }) => ({
          cno,
          name,
          typeCode,
          summary: await summaryOf(db, memberNo, clock.now()),
        })),
      );
    },
    issueLid: async (cno) => {
      const memberNo = await findMemberNoByCno(db, cno);
      if (memberNo === undefined) {
        throw new AppError(401, 'LOGIN_FAILED', '로그인할 수 없는 회원이에요.');
      }
      const lid = randomBytes(32).toString('base64url');
      await db.run(sql`
        insert into sandbox_identity_ticket (lid_hash, member_no, expires_at)
        values (${hash(lid)}, ${memberNo}, ${later(clock.now(), minutesMs(5))})`);
      return lid;
    },
  };
}
