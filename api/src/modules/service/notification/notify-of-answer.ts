import { paths } from '@shop/shared/contracts';
import { counselTypeName } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { findMember } from '../../member/member';
import type { CounselAnswered } from '../counsel';
import { insertNotification } from './notification.repository';
import { NEWS_MS } from './notify';
import { sealVariables } from './templates';

/** Writes the notification of an answer, once. It repeats nothing that the member wrote. */
export async function notifyOfAnswer(
  tx: Tx,
  { secrets, clock }: Deps,
  { memberNo, counselNo, messageNo, type, at }: CounselAnswered,
): Promise<void> {
  const now = clock.now();
  const happenedAt = new Date(at);
  if (now.getTime() - happenedAt.getTime() > NEWS_MS) return;
  if (!(await findMember(tx, secrets, memberNo))) return;
  await insertNotification(tx, {
    ...{ memberNo, orderNo: null, step: 'COUNSEL_ANSWERED', happenedAt, now },
    key: `counsel:${messageNo}`,
    path: paths.counsels(counselNo),
    variablesEnc: sealVariables(secrets, { counselType: counselTypeName(type) }),
  });
}
