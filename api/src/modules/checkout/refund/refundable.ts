import type { RefundEstimate } from '@shop/shared/contracts';
import { isCancellable } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { type Refund, type RefundGroup, type RefundLine, refundOf } from '../../../pricing';
import type { GroupRow, ItemRow, OrderRow } from '../order';

const shareRow = z.object({
  itemNo: z.number(),
  couponWon: z.number(),
  pointWon: z.number(),
  coinWon: z.number(),
  backCardWon: z.number(),
  backCouponWon: z.number(),
  backPointWon: z.number(),
  backCoinWon: z.number(),
});
type ShareRow = z.infer<typeof shareRow>;

/** The data of a refund: the remaining part of each line and the delivery charged now. */
export interface Refundable {
  lines: (RefundLine & { isOpen: boolean })[];
  groups: RefundGroup[];
  hasCoupon: boolean;
}

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
      coalesce(sum(c.card_won), 0)::bigint as back_card_won,
      coalesce(sum(c.coupon_won), 0)::bigint as back_coupon_won,
      coalesce(sum(c.point_won), 0)::bigint as back_point_won,
      coalesce(sum(c.coin_won), 0)::bigint as back_coin_won
    from order_item i left join claim_item c using (item_no)
    where i.order_no = ${order.orderNo} group by i.item_no`,
  );
  const byItem = new Map(shares.map((share) => [share.itemNo, share]));
  return {
    hasCoupon: order.couponIssueNo !== null,
    lines: items.map((item) => {
      const share = byItem.get(item.itemNo) as ShareRow;
      const paidWon = item.unitPrice * item.qty - share.couponWon - share.pointWon - share.coinWon;
      return {
        itemNo: item.itemNo,
        groupNo: item.groupNo,
        policyNo: item.policyNo,
        unitPriceWon: item.unitPrice,
        leftQty: item.qty - item.canceledQty,
        left: {
          cardWon: paidWon - share.backCardWon,
          couponWon: share.couponWon - share.backCouponWon,
          pointWon: share.pointWon - share.backPointWon,
          coinWon: share.coinWon - share.backCoinWon,
        },
        hadCoupon: share.couponWon > 0,
        isOpen: isCancellable(item.state),
      };
    }),
    groups: groups.map((group) => ({
      groupNo: group.groupNo,
      rule: group.rule,
      areaFeeWon: group.areaFeeWon,
      charged: {
        cardWon: group.chargedCardWon,
        couponWon: group.chargedCouponWon,
        pointWon: group.chargedPointWon,
        coinWon: group.chargedCoinWon,
      },
    })),
  };
}

export type CancelLine = { itemNo: number; qty: number };

/** All units that can still be canceled. */
export const cancellableLines = ({ lines }: Refundable): CancelLine[] =>
  lines
    .filter((line) => line.isOpen && line.leftQty > 0)
    .map((line) => ({ itemNo: line.itemNo, qty: line.leftQty }));

/** Computes the refund of canceling these lines. */
export function computeRefund(
  refundable: Refundable,
  cancels: readonly CancelLine[],
  fault: 'BUYER' | 'SELLER',
): Refund {
  const refund = refundOf(refundable.lines, refundable.groups, cancels, fault);
  return { ...refund, isCouponBack: refund.isCouponBack && refundable.hasCoupon };
}

export const estimateOf = ({
  lines: _lines,
  groups: _groups,
  ...estimate
}: Refund): RefundEstimate => estimate;
