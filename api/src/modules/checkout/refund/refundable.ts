import type { RefundEstimate } from '@shop/shared/contracts';
import { isCancellable } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { required } from '../../../platform/required';
import {
  type Refund,
  type RefundCoupon,
  type RefundGroup,
  type RefundLine,
  type Returned,
  refundOf,
} from '../../../pricing';
import type { GroupRow, ItemRow, OrderRow } from '../order';

const shareRow = z.object({
  itemNo: z.number(),
  couponWon: z.number(),
  pointWon: z.number(),
  coinWon: z.number(),
  giftCardWon: z.number(),
  backCardWon: z.number(),
  backCouponWon: z.number(),
  backPointWon: z.number(),
  backCoinWon: z.number(),
  backGiftCardWon: z.number(),
});

/** The data of a refund: the remaining part of each line and the delivery charged now. */
export interface Refundable {
  lines: (RefundLine & { isOpen: boolean; openQty: number })[];
  groups: RefundGroup[];
  coupons: (RefundCoupon & { name: string })[];
}

const couponRow = z.object({
  issueNo: z.number(),
  name: z.string(),
  itemNos: z.array(z.number()).nullable(),
});

/** The coupons that are still in use by the order. */
const readCoupons = (db: Queryable, orderNo: string): Promise<z.infer<typeof couponRow>[]> =>
  db.rows(
    couponRow,
    sql`
    select c.issue_no, c.name, case when c.kind <> 'DELIVERY' then
      coalesce((select json_agg(d.item_no) from order_item i join order_item_discount d using (item_no)
        where i.order_no = c.order_no and d.source = 'COUPON' and d.ref = c.issue_no::text), '[]') end as item_nos
    from order_coupon c join member_coupon m using (issue_no)
    where c.order_no = ${orderNo} and m.order_no = c.order_no and m.state in ('RESERVED', 'USED')
    order by c.issue_no`,
  );

/** Coupons that the order still holds although every line that they lowered is wholly canceled or returned. */
export async function readFreedCoupons(
  db: Queryable,
  orderNo: string,
  items: readonly ItemRow[],
): Promise<number[]> {
  const coupons = await readCoupons(db, orderNo);
  const isFreed = ({ itemNos }: z.infer<typeof couponRow>): boolean => {
    const lowered = items.filter(({ itemNo }) => itemNos === null || itemNos.includes(itemNo));
    return lowered.length > 0 && lowered.every(({ qty, canceledQty }) => canceledQty === qty);
  };
  return coupons.filter(isFreed).map(({ issueNo }) => issueNo);
}

/** An accepted gift is no longer its payer's. */
export const isAcceptedGift = ({ giftState }: Pick<ItemRow, 'giftState'>): boolean =>
  giftState === 'ACCEPTED' || giftState === 'ADDRESS_DONE';

/** What an exchange sends is canceled by nobody but the seller. */
const isOpen = (item: ItemRow): boolean =>
  isCancellable(item.state) &&
  !item.isGroupInClaim &&
  item.exchangeClaimNo === null &&
  !isAcceptedGift(item);

/** The pieces of a line that its buyer can cancel now: the offered action, its sum and its limit alike. */
export const cancellableQty = (item: ItemRow): number =>
  isOpen(item) ? Math.max(item.qty - item.canceledQty - item.usedQty, 0) : 0;

export async function readRefundable(
  db: Queryable,
  order: OrderRow,
  items: readonly ItemRow[],
  groups: readonly GroupRow[],
): Promise<Refundable> {
  const shares = await db.rows(
    shareRow,
    sql`
    select i.item_no,
      coalesce((select sum(d.amount) from order_item_discount d
        where d.item_no = i.item_no and d.source = 'COUPON'), 0)::bigint as coupon_won,
      coalesce((select sum(d.amount) from order_item_discount d
        where d.item_no = i.item_no and d.source = 'POINT'), 0)::bigint as point_won,
      coalesce((select sum(d.amount) from order_item_discount d
        where d.item_no = i.item_no and d.source = 'COIN'), 0)::bigint as coin_won,
      coalesce((select sum(d.amount) from order_item_discount d
        where d.item_no = i.item_no and d.source = 'GIFT_CARD'), 0)::bigint as gift_card_won,
      coalesce(sum(c.card_won), 0)::bigint as back_card_won,
      coalesce(sum(c.coupon_won), 0)::bigint as back_coupon_won,
      coalesce(sum(c.point_won), 0)::bigint as back_point_won,
      coalesce(sum(c.coin_won), 0)::bigint as back_coin_won,
      coalesce(sum(c.gift_card_won), 0)::bigint as back_gift_card_won
    from order_item i left join (
      claim_item c join claim k on k.claim_no = c.claim_no and k.applied_at is not null) using (item_no)
    where i.order_no = ${order.orderNo} group by i.item_no`,
  );
  const byItem = new Map(shares.map((share) => [share.itemNo, share]));
  return {
    coupons: await readCoupons(db, order.orderNo),
    lines: items.map((item) => {
      const share = required(byItem.get(item.itemNo), 'share of the item');
      const paidWon =
        item.unitPrice * item.qty -
        share.couponWon -
        share.pointWon -
        share.coinWon -
        share.giftCardWon;
      return {
        itemNo: item.itemNo,
        groupNo: item.groupNo,
        policyNo: item.policyNo,
        unitPriceWon: item.unitPrice,
        leftQty: item.qty - item.canceledQty,
        openQty: cancellableQty(item),
        left: {
          cardWon: paidWon - share.backCardWon,
          couponWon: share.couponWon - share.backCouponWon,
          pointWon: share.pointWon - share.backPointWon,
          coinWon: share.coinWon - share.backCoinWon,
          giftCardWon: share.giftCardWon - share.backGiftCardWon,
        },
        isOpen: isOpen(item),
      };
    }),
    groups: groups.map((group) => ({
      groupNo: group.groupNo,
      rule: group.rule,
      areaFeeWon: group.areaFeeWon,
      isDelivered: items.some(
        (item) => item.groupNo === group.groupNo && item.deliveredAt !== null,
      ),
      charged: {
        cardWon: group.chargedCardWon,
        couponWon: group.chargedCouponWon,
        pointWon: group.chargedPointWon,
        coinWon: group.chargedCoinWon,
        giftCardWon: group.chargedGiftCardWon,
      },
    })),
  };
}

export type CancelLine = { itemNo: number; qty: number };

/** All units that can still be canceled. */
export const cancellableLines = ({ lines }: Refundable): CancelLine[] =>
  lines
    .filter((line) => line.openQty > 0)
    .map((line) => ({ itemNo: line.itemNo, qty: line.openQty }));

/** Computes the refund of canceling these lines, or of returning them with a fee for the way back. */
export function computeRefund(
  refundable: Refundable,
  cancels: readonly CancelLine[],
  fault: 'BUYER' | 'SELLER',
  returned?: Returned,
): Refund {
  return refundOf(
    refundable.lines,
    refundable.groups,
    refundable.coupons,
    cancels,
    fault,
    returned,
  );
}

export const estimateOf = (
  { lines: _lines, groups: _groups, paidFeeWon: _paidFeeWon, couponsBack, ...estimate }: Refund,
  { coupons }: Refundable,
): RefundEstimate => ({
  ...estimate,
  couponNamesBack: coupons
    .filter(({ issueNo }) => couponsBack.includes(issueNo))
    .map(({ name }) => name),
});
