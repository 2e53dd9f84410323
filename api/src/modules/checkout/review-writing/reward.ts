import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { grant, takeBack } from '../../benefit/point';

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

const titles = {
  DELETED: '삭제한 후기의 적립을 돌려받았어요',
  BLINDED: '운영 원칙을 어긴 후기의 적립을 돌려받았어요',
  RETURNED: '반품한 상품의 후기 적립을 돌려받았어요',
} as const;

const takenRow = z.object({
  reviewNo: z.number(),
  memberNo: z.number(),
  rewardWon: z.number(),
  orderNo: z.string(),
});

/**
 * Takes the coins of a line's review back, once, as far as the balance reaches; the rest is forgiven and
 * stored with the review.
 */
export async function takeReviewRewardBack(
  tx: Tx,
  itemNo: number,
  cause: keyof typeof titles,
  now: Date,
): Promise<boolean> {
  const reward = await tx.maybe(
    takenRow,
    sql`
    update review r set coins_taken_at = ${now} from order_item i
    where r.item_no = ${itemNo} and i.item_no = r.item_no
      and r.rewarded_at is not null and r.coins_taken_at is null
    returning r.review_no, r.member_no, r.reward_won, i.order_no`,
  );
  if (!reward) return false;
  const { reviewNo, memberNo, rewardWon, orderNo } = reward;
  const takenWon = await takeBack(tx, {
    ...{ memberNo, kind: 'COIN', amountWon: rewardWon, orderNo, now },
    title: titles[cause],
    key: `unreview:${itemNo}`,
  });
  await tx.run(sql`
    update review set coins_taken_won = ${takenWon}, coins_forgiven_won = ${rewardWon - takenWon}
    where review_no = ${reviewNo}`);
  return true;
}

const itemNoRow = z.object({ itemNo: z.number() });
const REVIEWS_AT_ONCE = 200;

/** Takes back the coins of reviews that an operator has blinded for abuse. @returns of how many */
export async function takeCoinsOfAbuse({ db, clock, log }: Deps): Promise<number> {
  const rows = await db.rows(
    itemNoRow,
    sql`select item_no from review
      where state = 'BLIND' and blind_cause = 'ABUSE' and rewarded_at is not null and coins_taken_at is null
        and item_no is not null
      order by review_no limit ${REVIEWS_AT_ONCE}`,
  );
  return eachRow(log, 'the coins of a blinded review were not taken back', rows, ({ itemNo }) =>
    db.tx((tx) => takeReviewRewardBack(tx, itemNo, 'BLINDED', clock.now())),
  );
}
