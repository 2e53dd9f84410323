import {
  type CancelReasonCode,
  everyCancelReason,
  type GiftCancelReasonCode,
  type ReturnReasonCode,
} from '@shop/shared/domain';
import type { Actor } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { emit } from '../../../platform/outbox';
import type { Refund } from '../../../pricing';
import { type MovedBy, recordMove } from '../history';
import { linesReturned, type OrderRow } from '../order';
import { claimPayDue } from '../payment';

/** Writes lines of a claim in one statement. */
export const insertClaimItems = (
  tx: Tx,
  claimNo: string,
  { lines }: Pick<Refund, 'lines'>,
): Promise<number> =>
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

interface NewClaim {
  claimNo: string;
  orderNo: string;
  memberNo: number;
  kind: 'CANCEL' | 'RETURN';
  state: 'PAY_WAIT' | 'REQUEST' | 'REFUND_WAIT' | 'DONE';
  reasonCd: CancelReasonCode | GiftCancelReasonCode | ReturnReasonCode;
  fault: 'BUYER' | 'SELLER';
  detail: string;
  /** The delivery group of a return. */
  groupNo: number | null;
  actor: Actor;
}

/** What applying a return writes beside its lines. */
export const claimEffects = z.object({
  groups: z.array(
    z.object({
      groupNo: z.number(),
      charged: z.object({
        cardWon: z.number(),
        couponWon: z.number(),
        pointWon: z.number(),
        coinWon: z.number(),
        giftCardWon: z.number(),
      }),
    }),
  ),
  couponsBack: z.array(z.number()),
});

/** Writes a claim with its lines and amounts. A cancel is applied at once, a return later. */
export async function insertClaim(
  tx: Tx,
  claim: NewClaim,
  refund: Refund,
  now: Date,
): Promise<void> {
  const { claimNo, state, kind } = claim;
  const effects = { groups: refund.groups, couponsBack: refund.couponsBack };
  await tx.run(sql`
    insert into claim (claim_no, order_no, member_no, kind, state, reason_cd, fault, detail, group_no, requested_at,
      moved_at, applied_at, completed_at, pay_due_at)
    values (${claimNo}, ${claim.orderNo}, ${claim.memberNo}, ${kind}, ${state}, ${claim.reasonCd},
      ${claim.fault}, ${claim.detail}, ${claim.groupNo}, ${now}, ${now}, ${kind === 'CANCEL' ? now : null},
      ${state === 'DONE' ? now : null}, ${state === 'PAY_WAIT' ? claimPayDue(now) : null})`);
  await insertClaimItems(tx, claimNo, refund);
  await tx.run(sql`
    insert into claim_amount (claim_no, goods_won, coupon_won, delivery_won, delivery_clawback_won, return_fee_won,
      refund_won, point_back_won, coin_back_won, gift_card_back_won, coupon_back, pay_won, pay_fee_won, effects)
    values (${claimNo}, ${refund.goodsWon}, ${refund.couponWon}, ${refund.deliveryWon},
      ${refund.deliveryClawbackWon}, ${refund.returnFeeWon}, ${refund.refundWon}, ${refund.pointBackWon},
      ${refund.coinBackWon}, ${refund.giftCardBackWon}, ${refund.couponsBack.length > 0}, ${refund.payWon}, ${refund.paidFeeWon},
      ${kind === 'RETURN' ? JSON.stringify(effects) : null}::jsonb)`);
  const move = { machine: 'claim', kind, ref: claimNo, from: null, to: state } as const;
  await recordMove(tx, { ...move, actor: claim.actor }, now);
}

/** Stores the refund of an exchange that has become a return. */
export async function replaceRefund(tx: Tx, claimNo: string, refund: Refund): Promise<void> {
  await tx.run(sql`
    update claim_item i set card_won = line.card_won, coupon_won = line.coupon_won, point_won = line.point_won,
      coin_won = line.coin_won, gift_card_won = line.gift_card_won
    from unnest(
      ${refund.lines.map((line) => line.itemNo)}::bigint[], ${refund.lines.map((line) => line.cardWon)}::bigint[],
      ${refund.lines.map((line) => line.couponWon)}::bigint[], ${refund.lines.map((line) => line.pointWon)}::bigint[],
      ${refund.lines.map((line) => line.coinWon)}::bigint[],
      ${refund.lines.map((line) => line.giftCardWon)}::bigint[])
      as line (item_no, card_won, coupon_won, point_won, coin_won, gift_card_won)
    where i.claim_no = ${claimNo} and i.item_no = line.item_no`);
  await replaceAmounts(tx, claimNo, refund);
}

/** Stores what a claim gives back in all, its lines apart. */
export async function replaceAmounts(
  tx: Tx,
  claimNo: string,
  refund: Omit<Refund, 'lines'>,
): Promise<void> {
  const effects = { groups: refund.groups, couponsBack: refund.couponsBack };
  await tx.run(sql`
    update claim_amount set goods_won = ${refund.goodsWon}, coupon_won = ${refund.couponWon},
      delivery_won = ${refund.deliveryWon}, delivery_clawback_won = ${refund.deliveryClawbackWon},
      return_fee_won = ${refund.returnFeeWon}, refund_won = ${refund.refundWon},
      point_back_won = ${refund.pointBackWon}, coin_back_won = ${refund.coinBackWon},
      gift_card_back_won = ${refund.giftCardBackWon}, coupon_back = ${refund.couponsBack.length > 0},
      effects = ${JSON.stringify(effects)}::jsonb
    where claim_no = ${claimNo}`);
}

/** Writes a cancel, which is applied in the same transaction. */
export function insertCancel(
  tx: Tx,
  claimNo: string,
  { orderNo, memberNo }: OrderRow,
  { reasonCd, detail }: { reasonCd: CancelReasonCode | GiftCancelReasonCode; detail: string },
  refund: Refund,
  { actor, now }: MovedBy,
): Promise<void> {
  const { fault } = everyCancelReason[reasonCd];
  const state = refund.refundWon === 0 ? 'DONE' : 'REFUND_WAIT';
  const claim = { claimNo, orderNo, memberNo, kind: 'CANCEL', state, reasonCd } as const;
  return insertClaim(tx, { ...claim, fault, detail, groupNo: null, actor }, refund, now);
}

export interface ClaimLine {
  itemNo: number;
  qty: number;
}

/** Adds the cancelled quantities to the order's lines. */
export const addCanceledQty = (
  tx: Tx,
  { lines }: { lines: readonly ClaimLine[] },
): Promise<number> =>
  tx.run(sql`
    update order_item i set canceled_qty = i.canceled_qty + line.qty from unnest(
      ${lines.map((line) => line.itemNo)}::bigint[],
      ${lines.map((line) => line.qty)}::int[]) as line (item_no, qty)
    where i.item_no = line.item_no`);

/** Adds the cancelled quantities of a cancel or return, which are sold no more. An exchange keeps its sale. */
export async function takeLinesBack(
  tx: Tx,
  { lines }: { lines: readonly ClaimLine[] },
): Promise<void> {
  await addCanceledQty(tx, { lines });
  await emit(tx, linesReturned, { lines: lines.map(({ itemNo, qty }) => ({ itemNo, qty })) });
}

/** Stores what delivery costs after the cancel. */
export const updateDeliveryCharges = (
  tx: Tx,
  { groups }: Pick<Refund, 'groups'>,
): Promise<number> =>
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
