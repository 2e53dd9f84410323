import {
  defectDeadline,
  isDefectReason,
  type PickupWay,
  type ReturnReasonCode,
  returnReasons,
} from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { conflict, invalid, notFound, refused } from '../../../platform/errors';
import { required } from '../../../platform/required';
import type { Refund } from '../../../pricing';
import { type ItemRow, type OrderRow, readGroups, readItems } from '../order';
import { type CancelLine, computeRefund, type Refundable, readRefundable } from '../refund';
import { claimIsOpen } from './claim.service';

const feeRow = z.object({
  returnFee: z.number(),
  exchangeFee: z.number(),
  hasAreaFee: z.boolean(),
});
const areaFeeRow = z.object({ areaFee: z.number() });

export interface ReturnScope {
  orderNo: string;
  items: readonly CancelLine[];
  reasonCd: ReturnReasonCode;
  way: PickupWay;
}

/** A return that may be requested now, with its refund. */
export interface ReturnQuote {
  groupNo: number;
  refundable: Refundable;
  refund: Refund;
}

/** 반품 배송비 and 교환 배송비 (both ways) of goods that the courier fetches at this postcode; islands cost more. */
export async function pickupFees(
  db: Queryable,
  items: readonly ItemRow[],
  zip: string,
): Promise<{ returnWon: number; exchangeWon: number }> {
  const { returnFee, exchangeFee, hasAreaFee } = await db.one(
    feeRow,
    sql`
    select coalesce(max(return_fee), 0)::bigint as return_fee, coalesce(max(exchange_fee), 0)::bigint as exchange_fee,
      coalesce(bool_or(area_fee_yn), false) as has_area_fee
    from delivery_policy where delivery_policy_no = any(${items.map(({ policyNo }) => policyNo)}::bigint[])`,
  );
  if (!hasAreaFee) return { returnWon: returnFee, exchangeWon: exchangeFee };
  const { areaFee } = await db.one(
    areaFeeRow,
    sql`
    select coalesce(max(fee), 0)::bigint as area_fee from area_fee where ${zip} between zip_from and zip_to`,
  );
  return { returnWon: returnFee + areaFee, exchangeWon: exchangeFee + 2 * areaFee };
}

/** Who asks for a return or exchange; a gift is its receiver's. */
export type Requester = 'payer' | 'receiver';

const isReceiversGift = () =>
  conflict('STATE', '선물한 상품의 반품과 교환은 받는 분이 받은 선물 화면에서 신청할 수 있어요.');

/** @throws AppError 409 `STATE` | 422 `RETURN_PERIOD` */
function assertInTime(item: ItemRow, reasonCd: ReturnReasonCode, now: Date): void {
  const isDefect = isDefectReason(reasonCd);
  if (item.state !== 'DELIVERY_DONE' && !(isDefect && item.state === 'BUY_CONFIRM'))
    throw conflict(
      'STATE',
      '배송이 끝난 상품만 반품하거나 교환할 수 있어요. 구매확정한 상품은 불량이거나 잘못 왔을 때만 할 수 있어요.',
    );
  if (isDefect) {
    if (!item.deliveredAt || defectDeadline(item.deliveredAt) < now)
      throw refused('RETURN_PERIOD', '신청 기간(받은 날부터 3개월)이 지났어요.');
  } else if (!item.withdrawUntil || item.withdrawUntil < now) {
    throw refused(
      'RETURN_PERIOD',
      '신청 기간(받은 날부터 7일)이 지났어요. 불량이거나 잘못 온 상품은 3개월까지 신청할 수 있어요.',
    );
  }
}

/** @throws AppError why these lines cannot be returned or exchanged now */
function assertReturnable(
  items: readonly ItemRow[],
  scope: Pick<ReturnScope, 'items' | 'reasonCd'>,
  now: Date,
  by: Requester,
): void {
  for (const { itemNo, qty } of scope.items) {
    const item = items.find((one) => one.itemNo === itemNo);
    if (!item) throw notFound('주문 상품을 찾을 수 없어요.');
    if (item.giftState !== null && by === 'payer') throw isReceiversGift();
    if (item.isGroupInClaim) throw claimIsOpen();
    assertInTime(item, scope.reasonCd, now);
    const leftQty = item.qty - item.canceledQty;
    if (qty > leftQty)
      throw invalid([{ path: 'items', message: `신청할 수 있는 수량은 ${leftQty}개예요.` }]);
  }
}

/**
 * The lines of a request, which travel together.
 * @throws AppError 404 | 409 `STATE` | `CLAIM_OPEN` | 422 `RETURN_PERIOD` | `ONE_SELLER`
 */
export function chooseLines(
  items: readonly ItemRow[],
  scope: Pick<ReturnScope, 'items' | 'reasonCd'>,
  now: Date,
  by: Requester,
): { groupNo: number; chosen: ItemRow[] } {
  assertReturnable(items, scope, now, by);
  const chosen = items.filter(({ itemNo }) => scope.items.some((one) => one.itemNo === itemNo));
  const { groupNo } = required(chosen[0], 'chosen item');
  if (chosen.some((item) => item.groupNo !== groupNo))
    throw refused('ONE_SELLER', '따로 배송된 상품은 나눠서 신청해 주세요.');
  return { groupNo, chosen };
}

/** Checks a return and computes its refund; used by the estimate and by the request itself. */
export async function quoteReturn(
  db: Queryable,
  order: OrderRow,
  scope: ReturnScope,
  zip: string,
  now: Date,
  by: Requester = 'payer',
): Promise<ReturnQuote> {
  const items = await readItems(db, [order.orderNo]);
  const { groupNo, chosen } = chooseLines(items, scope, now, by);
  const refundable = await readRefundable(db, order, items, await readGroups(db, order.orderNo));
  // With `SELF` the member has paid the courier that they chose.
  const feeWon = scope.way === 'SELF' ? 0 : (await pickupFees(db, chosen, zip)).returnWon;
  const { fault } = returnReasons[scope.reasonCd];
  // Goods that are on their way cannot wait for a payment, and a receiver pays for no gift.
  const asksForRest = scope.way === 'COLLECT' && by === 'payer';
  const refund = computeRefund(refundable, scope.items, fault, { feeWon, asksForRest });
  // Other groups stay as they are, whatever happens to them until this one is applied.
  const groups = refund.groups.filter((group) => group.groupNo === groupNo);
  return { groupNo, refundable, refund: { ...refund, groups } };
}
