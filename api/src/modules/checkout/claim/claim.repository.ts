import { type CancelReasonCode, cancelReasons } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { recordMove } from '../../../platform/history';
import type { Refund } from '../../../pricing';
import type { OrderRow } from '../order';

/** Writes all cancelled lines in one statement. */
const insertClaimItems = (tx: Tx, claimNo: string, { lines }: Refund): Promise<number> =>
  tx.run(sql`
    insert into claim_item (claim_no, item_no, qty, card_won, coupon_won, point_won, coin_won, gift_card_won)
    select ${claimNo}, line.* from unnest(
      ${lines.map((line) => line.itemNo)}::bigint[],
      ${lines.map((line) => line.qty)}::int[],
      ${lines.map((line) => line.cardWon)}::bigint[],
      ${lines.map((line) => line.couponWon)}::bigint[],
      ${lines.map((line) => line.pointWon)}::bigint[],
      ${lines.map((line) => line.coinWon)}::bigint[],
      ${lines.map((line) => line.giftCardWon)}::bigint[]) as line`);

/** Writes a claim with its lines and amounts. */
export async function insertClaim(
  tx: Tx,
  claimNo: string,
  order: OrderRow,
  request: { reasonCd: CancelReasonCode; detail: string },
  refund: Refund,
  now: Date,
): Promise<void> {
  const isDone = refund.refundWon === 0;
  const state = isDone ? 'DONE' : 'REFUND_WAIT';
  await tx.run(sql`
    insert into claim (claim_no, order_no, member_no, kind, state, reason_cd, fault, detail, requested_at, completed_at)
    values (${claimNo}, ${order.orderNo}, ${order.memberNo}, 'CANCEL', ${state}, ${request.reasonCd},
      ${cancelReasons[request.reasonCd].fault}, ${request.detail}, ${now}, ${isDone ? now : null})`);
  await insertClaimItems(tx, claimNo, refund);
  await tx.run(sql`
    insert into claim_amount (claim_no, goods_won, coupon_won, delivery_won, delivery_clawback_won, refund_won,
      point_back_won, coin_back_won, gift_card_back_won, coupon_back)
    values (${claimNo}, ${refund.goodsWon}, ${refund.couponWon}, ${refund.deliveryWon},
      ${refund.deliveryClawbackWon}, ${refund.refundWon}, ${refund.pointBackWon}, ${refund.coinBackWon},
      ${refund.giftCardBackWon}, ${refund.couponsBack.length > 0})`);
  const actor = `member:${order.memberNo}`;
  await recordMove(tx, { machine: 'claim', ref: claimNo, from: null, to: state, actor }, now);
}

/** Adds the cancelled quantities to the order's lines. */
export const addCanceledQty = (tx: Tx, { lines }: Refund): Promise<number> =>
  tx.run(sql`
    update order_item i set canceled_qty = i.canceled_qty + line.qty from unnest(
      ${lines.map((line) => line.itemNo)}::bigint[],
      ${lines.map((line) => line.qty)}::int[]) as line (item_no, qty)
    where i.item_no = line.item_no`);

/** Stores what delivery costs after the cancel. */
export const updateDeliveryCharges = (tx: Tx, { groups }: Refund): Promise<number> =>
  tx.run(sql`
    update order_delivery_group g set charged_card_won = charged.card_won,
      charged_coupon_won = charged.coupon_won, charged_point_won = charged.point_won,
      charged_coin_won = charged.coin_won, charged_gift_card_won = charged.gift_card_won
    from unnest(
      ${groups.map(({ groupNo }) => groupNo)}::bigint[],
      ${groups.map(({ charged }) => charged.cardWon)}::bigint[],
      ${groups.map(({ charged }) => charged.couponWon)}::bigint[],
      ${groups.map(({ charged }) => charged.pointWon)}::bigint[],
      ${groups.map(({ charged }) => charged.coinWon)}::bigint[],
      ${groups.map(({ charged }) => charged.giftCardWon)}::bigint[])
      as charged (group_no, card_won, coupon_won, point_won, coin_won, gift_card_won)
    where g.group_no = charged.group_no`);
