import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { moveClaim } from '../claim-state';
import type { MovedBy, MovedForReason } from '../history';
import { moveItems, readItems, rollUp } from '../order';
import { takeReviewRewardBack } from '../review-writing';
import { giveBack, type MoneyBack } from './claim.money';
import { claimEffects, takeLinesBack, updateDeliveryCharges } from './claim.repository';
import { takeEarnedBack } from './earned-back';
import { restock } from './restock';

const amountRow = z.object({
  refundWon: z.number(),
  pointBackWon: z.number(),
  coinBackWon: z.number(),
  giftCardBackWon: z.number(),
  adjustWon: z.number(),
  effects: claimEffects,
});
const lineRow = z.object({ itemNo: z.number(), qty: z.number() });

/** A deduction is kept from the card's part first, then from gift card, coins and points, as far as there is any. */
export function deduct(back: MoneyBack, deductionWon: number): MoneyBack {
  const { refundWon, pointBackWon, coinBackWon, giftCardBackWon } = back;
  const rest = { refundWon, pointBackWon, coinBackWon, giftCardBackWon };
  let missing = deductionWon;
  for (const source of ['refundWon', 'giftCardBackWon', 'coinBackWon', 'pointBackWon'] as const) {
    const part = Math.min(missing, rest[source]);
    rest[source] -= part;
    missing -= part;
  }
  return rest;
}

/**
 * Lines that are gone whole end with 반품완료; a line of which some remains stays delivered.
 * @returns those that are gone
 */
async function applyToLines(
  tx: Tx,
  orderNo: string,
  lines: readonly z.infer<typeof lineRow>[],
  by: MovedForReason,
): Promise<number[]> {
  await takeLinesBack(tx, { lines });
  const gone = (await readItems(tx, [orderNo])).filter(
    (item) => lines.some(({ itemNo }) => itemNo === item.itemNo) && item.canceledQty === item.qty,
  );
  const numbers = gone.map(({ itemNo }) => itemNo);
  if (numbers.length > 0) await moveItems(tx, orderNo, 'RETURN_DONE', by, numbers);
  else await rollUp(tx, orderNo, by.actor, by.now);
  return numbers;
}

/**
 * Inspected goods: the stored refund is carried out, in one transaction with lines, delivery charges,
 * stock and benefits. The claim is DONE, or waits for the card or bank.
 * @param isResellable false keeps the goods out of stock
 */
export async function applyReturn(
  tx: Tx,
  claim: { claimNo: string; orderNo: string; memberNo: number },
  isResellable: boolean,
  by: MovedBy,
): Promise<void> {
  const { claimNo, orderNo } = claim;
  const amount = await tx.one(
    amountRow,
    sql`
    select refund_won, point_back_won, coin_back_won, gift_card_back_won, adjust_won, effects
    from claim_amount where claim_no = ${claimNo}`,
  );
  const lines = await tx.rows(
    lineRow,
    sql`select item_no, qty from claim_item where claim_no = ${claimNo} order by item_no`,
  );
  const reasoned = { ...by, reason: '반품' };
  await tx.run(sql`update claim set applied_at = ${by.now} where claim_no = ${claimNo}`);
  await updateDeliveryCharges(tx, amount.effects);
  const confirmed = (await readItems(tx, [orderNo])).filter(({ state }) => state === 'BUY_CONFIRM');
  const gone = await applyToLines(tx, orderNo, lines, reasoned);
  if (isResellable) {
    const items = await readItems(tx, [orderNo]);
    await restock(tx, claimNo, items, lines, by.now);
  }
  const texts = { title: '반품해 돌려드렸어요', key: `return:${claimNo}` };
  await giveBack(tx, { ...claim, ...texts }, amount, reasoned);
  await takeEarnedBack(tx, claim, confirmed, lines, by.now);
  for (const itemNo of gone) await takeReviewRewardBack(tx, itemNo, 'RETURNED', by.now);
  await moveClaim(tx, claimNo, 'REFUND_WAIT', by);
  if (amount.refundWon === 0) await moveClaim(tx, claimNo, 'DONE', by);
}
