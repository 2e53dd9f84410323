import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { grant } from '../../benefit/point';

const rewardRow = z.object({ memberNo: z.number(), rewardWon: z.number() });

/** ME020: 후기 적립 */
const REASON = '22';

const COIN_LIFE_MS = daysMs(365);

/**
 * Gives the coins for the review of a confirmed line, once: when the line is confirmed, or when the
 * review of a confirmed line is written. A line that goes back before never gets there.
 */
export async function payReviewReward(
  tx: Tx,
  { itemNo, orderNo }: { itemNo: number; orderNo: string },
  now: Date,
): Promise<void> {
  const reward = await tx.maybe(
    rewardRow,
    sql`
    update review set rewarded_at = ${now}
    where item_no = ${itemNo} and state = 'OPEN' and rewarded_at is null and reward_won > 0
    returning member_no, reward_won`,
  );
  if (!reward) return;
  await grant(tx, {
    memberNo: reward.memberNo,
    kind: 'COIN',
    type: 'GRANT',
    amountWon: reward.rewardWon,
    title: '후기 적립',
    reason: REASON,
    orderNo,
    key: `review:${itemNo}`,
    now,
    expiresAt: addMs(now, COIN_LIFE_MS),
  });
}
