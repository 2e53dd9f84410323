import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { defineEvent } from '../../../platform/outbox';
import { grant } from '../point';

/** A line of an order was confirmed (구매확정), so its goods are kept. */
export const lineConfirmed = defineEvent('order.line-confirmed', z.object({ orderNo: z.string() }));

const rewardRow = z.object({
  memberNo: z.number(),
  recommenderNo: z.number(),
  coinWon: z.number(),
});

/** ME020: 추천인 적립 */
const REASON = '25';

/** Coins of a recommendation are valid for a year. */
const COIN_LIFE_MS = daysMs(365);

/** Gives both members their coins, once for an order. */
export async function rewardRecommendation(tx: Tx, orderNo: string, now: Date): Promise<void> {
  const reward = await tx.maybe(
    rewardRow,
    sql`
    update order_recommendation set rewarded_at = ${now}
    where order_no = ${orderNo} and rewarded_at is null
    returning member_no, recommender_no, coin_won`,
  );
  if (!reward) return;
  const { memberNo, recommenderNo, coinWon } = reward;
  const given = [
    { memberNo, title: '추천코드를 쓴 주문의 구매확정', orderNo },
    // Another member's order is not theirs to open.
    { memberNo: recommenderNo, title: '내 추천코드로 친구가 주문했어요', orderNo: null },
  ];
  // In the order of their numbers, so that two orders lock the accounts alike.
  for (const one of given.sort((a, b) => a.memberNo - b.memberNo)) {
    await grant(tx, {
      ...one,
      kind: 'COIN',
      type: 'GRANT',
      amountWon: coinWon,
      reason: REASON,
      key: `recommendation:${orderNo}:${one.memberNo}`,
      now,
      expiresAt: addMs(now, COIN_LIFE_MS),
    });
  }
}
