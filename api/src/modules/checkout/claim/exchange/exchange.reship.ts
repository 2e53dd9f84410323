import { sumWon } from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/db';
import { sql } from '../../../../platform/db/sql';
import { conflict } from '../../../../platform/errors';
import { required } from '../../../../platform/required';
import type { Refund } from '../../../../pricing';
import { moveClaim, turnIntoReturn } from '../../claim-state';
import type { MovedForReason } from '../../history';
import { findOrder, type ItemRow, moveItems, readGroups, readItems } from '../../order';
import { refundClaimPayment } from '../../payment';
import { computeRefund, readRefundable } from '../../refund';
import { giveBack, type MoneyBack } from '../claim.money';
import {
  insertClaimItems,
  replaceAmounts,
  takeLinesBack,
  updateDeliveryCharges,
} from '../claim.repository';
import { restock } from '../restock';

const oldLineRow = z.object({
  itemNo: z.number(),
  qty: z.number(),
  unitPriceWon: z.number(),
  cardWon: z.number(),
  couponWon: z.number(),
  pointWon: z.number(),
  coinWon: z.number(),
  giftCardWon: z.number(),
});
type OldLine = z.infer<typeof oldLineRow>;

const backRow = z.object({
  refundWon: z.number(),
  pointBackWon: z.number(),
  coinBackWon: z.number(),
  giftCardBackWon: z.number(),
});

/** The pieces that came back, with what was paid for them. */
const readOldLines = (tx: Tx, claimNo: string): Promise<OldLine[]> =>
  tx.rows(
    oldLineRow,
    sql`
    select x.item_no, x.qty, i.unit_price as unit_price_won, x.card_won, x.coupon_won, x.point_won, x.coin_won,
      x.gift_card_won
    from claim_item x join order_item i using (item_no) where x.claim_no = ${claimNo} order by x.item_no`,
  );

/** The refund of the new lines, with the split of the old ones in place of theirs. */
function byOldSplit(ofNew: Refund, old: readonly OldLine[]): Omit<Refund, 'lines'> {
  const { lines, ...refund } = ofNew;
  const more = (source: 'cardWon' | 'pointWon' | 'coinWon' | 'giftCardWon'): number =>
    sumWon(old.map((line) => line[source])) - sumWon(lines.map((line) => line[source]));
  return {
    ...refund,
    goodsWon: sumWon(old.map(({ unitPriceWon, qty }) => unitPriceWon * qty)),
    couponWon: sumWon(old.map(({ couponWon }) => couponWon)),
    refundWon: refund.refundWon + more('cardWon'),
    pointBackWon: refund.pointBackWon + more('pointWon'),
    coinBackWon: refund.coinBackWon + more('coinWon'),
    giftCardBackWon: refund.giftCardBackWon + more('giftCardWon'),
  };
}

const less = (all: MoneyBack, done: MoneyBack): MoneyBack => ({
  refundWon: all.refundWon - done.refundWon,
  pointBackWon: all.pointBackWon - done.pointBackWon,
  coinBackWon: all.coinBackWon - done.coinBackWon,
  giftCardBackWon: all.giftCardBackWon - done.giftCardBackWon,
});

/** The new lines of an exchange. @throws AppError 409 `STATE` once one of them is on its way */
function unsentLines(items: readonly ItemRow[], claimNo: string): ItemRow[] {
  const lines = items.filter(({ exchangeClaimNo }) => exchangeClaimNo === claimNo);
  if (lines.some(({ state }) => state !== 'DELIVERY_PREPARE'))
    throw conflict('STATE', '이미 보낸 교환 상품이 있어 반품으로 바꿀 수 없어요.');
  return lines;
}

/** New lines are canceled, and old ones that were exchanged whole count as returned. */
async function moveLines(
  tx: Tx,
  orderNo: string,
  fresh: readonly ItemRow[],
  old: readonly OldLine[],
  by: MovedForReason,
): Promise<void> {
  const numbersOf = (lines: readonly { itemNo: number }[]) => lines.map(({ itemNo }) => itemNo);
  const numbers = numbersOf(old);
  const exchanged = (await readItems(tx, [orderNo])).filter(
    ({ itemNo, state }) => numbers.includes(itemNo) && state === 'EXCHANGE_DONE',
  );
  await moveItems(tx, orderNo, 'CANCEL_DONE', by, numbersOf(fresh));
  if (exchanged.length > 0) await moveItems(tx, orderNo, 'RETURN_DONE', by, numbersOf(exchanged));
}

/**
 * The seller cannot send what an inspected exchange has promised: the new lines are canceled, and the claim
 * becomes a return by the seller's fault. It gives back in all what was paid for the pieces that came back, by
 * the split of then, and whatever was paid for the exchange.
 * @param isResellable whether the units that were promised can be sold to others
 * @throws AppError 409 `STATE` once one of the new lines is on its way
 */
export async function cancelReship(
  tx: Tx,
  claim: { claimNo: string; orderNo: string; memberNo: number },
  isResellable: boolean,
  by: MovedForReason,
): Promise<void> {
  const { claimNo, orderNo, memberNo } = claim;
  const items = await readItems(tx, [orderNo]);
  const fresh = unsentLines(items, claimNo);
  const order = required(await findOrder(tx, memberNo, orderNo), 'order of the claim');
  const refundable = await readRefundable(tx, order, items, await readGroups(tx, orderNo));
  const cancels = fresh.map(({ itemNo, qty }) => ({ itemNo, qty }));
  const ofNew = computeRefund(refundable, cancels, 'SELLER', { feeWon: 0, asksForRest: false });
  const groups = ofNew.groups.filter(({ groupNo }) => groupNo === fresh[0]?.groupNo);
  const old = await readOldLines(tx, claimNo);
  const done = await tx.one(
    backRow,
    sql`
    select refund_won, point_back_won, coin_back_won, gift_card_back_won from claim_amount
    where claim_no = ${claimNo}`,
  );
  const all = { ...byOldSplit(ofNew, old), groups };
  await turnIntoReturn(tx, claimNo, by);
  await moveClaim(tx, claimNo, 'REFUND_WAIT', by);
  await insertClaimItems(tx, claimNo, ofNew);
  await takeLinesBack(tx, { lines: cancels });
  await updateDeliveryCharges(tx, { groups });
  await replaceAmounts(tx, claimNo, all);
  await moveLines(tx, orderNo, fresh, old, by);
  // What a lost parcel carried is not there.
  const kept = fresh.filter(({ shipmentNo }) => shipmentNo === null);
  if (isResellable) await restock(tx, claimNo, items, kept, by.now);
  const chargeWon = await refundClaimPayment(tx, claimNo, 0, by);
  const texts = { title: '교환이 반품으로 바뀌어 돌려드렸어요', key: `return:${claimNo}` };
  const rest = less(all, done);
  await giveBack(tx, { ...claim, ...texts }, rest, by);
  if (chargeWon + rest.refundWon === 0) await moveClaim(tx, claimNo, 'DONE', by);
}
