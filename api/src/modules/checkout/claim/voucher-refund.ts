import type { RefundEstimate } from '@shop/shared/contracts';
import type { Queryable } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/errors';
import { findVoucher } from '../voucher';
import { type CancelRequest, cancelOrder, estimateCancel } from './claim.service';

/** @throws AppError 404 also for another member's | 409 `STATE` for a used or refunded one, and for a gift */
async function scopeOf(db: Queryable, memberNo: number, voucherNo: string): Promise<CancelRequest> {
  const voucher = await findVoucher(db, memberNo, voucherNo);
  if (!voucher) throw notFound('모바일 쿠폰을 찾을 수 없어요.');
  const { isGift, state, orderNo, itemNo } = voucher;
  if (isGift)
    throw conflict('STATE', '선물 받은 쿠폰은 환불할 수 없어요. 기한을 연장해 사용해 주세요.');
  if (state !== 'USABLE') throw conflict('STATE', '이미 사용했거나 환불한 쿠폰이에요.');
  return { orderNo, items: [{ itemNo, qty: 1 }], reasonCd: 'CHANGED_MIND', voucherNo };
}

/** 환불 예정 금액 of one voucher. @throws AppError 404 | 409 `STATE` */
export const estimateVoucherRefund = async (
  deps: Deps,
  memberNo: number,
  voucherNo: string,
): Promise<RefundEstimate> =>
  estimateCancel(deps, memberNo, await scopeOf(deps.db, memberNo, voucherNo));

/**
 * 환불 신청 of one voucher: cancels one piece of its line, and this voucher with it.
 * @throws AppError 404 | 409 `STATE` | `REFUND_CHANGED`, 422 `REFUND_ACCOUNT_REQUIRED`
 */
export const refundVoucher = async (
  deps: Deps,
  memberNo: number,
  voucherNo: string,
  expectedRefundWon: number,
): Promise<{ claimNo: string; refund: RefundEstimate }> => {
  const scope = await scopeOf(deps.db, memberNo, voucherNo);
  return cancelOrder(deps, memberNo, { ...scope, detail: '', expectedRefundWon });
};
