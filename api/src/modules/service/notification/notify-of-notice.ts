import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { findMember } from '../../member/member';
import type { NoticeData } from '../../member/notice';
import { insertNotification } from './notification.repository';
import { NEWS_MS } from './notify';
import { sealVariables } from './templates';

/** Writes a notice that is about no order, once. Members who left get none. */
export async function notifyOfNotice(
  tx: Tx,
  { secrets, clock }: Deps,
  { memberNo, step, key, path, at, facts }: NoticeData,
): Promise<void> {
  const now = clock.now();
  const happenedAt = new Date(at);
  if (now.getTime() - happenedAt.getTime() > NEWS_MS) return;
  if (!(await findMember(tx, secrets, memberNo))) return;
  await insertNotification(tx, {
    ...{ memberNo, orderNo: null, step, happenedAt, now, key, path },
    variablesEnc: sealVariables(secrets, facts),
  });
}
