import { defineCalls } from './call';
import type { voucherSchemas } from './voucher.schema';

/** 모바일 쿠폰: what was bought for the phone. A refund is a cancel of one piece of its order's line. */
export const voucherCalls = defineCalls<typeof voucherSchemas>()('voucher', {
  /** All of the member, usable ones first, at most 300. */
  list: { method: 'GET', path: '/member/v1/front/voucher', auth: 'member' },
  /** 기한 연장. 409 `STATE` for one that is used, refunded, far from its end or five years old. */
  extend: {
    method: 'POST',
    path: '/member/v1/front/voucher/:voucherNo/extend',
    auth: 'member',
  },
  /** 환불 예정 금액 of one voucher: all of it, or 90% or 95% of an expired one. 409 `STATE` without a refund. */
  refundEstimate: {
    method: 'GET',
    path: '/member/v1/front/voucher/:voucherNo/refund',
    auth: 'member',
  },
  /** 환불 신청 */
  refund: {
    method: 'POST',
    path: '/member/v1/front/voucher/:voucherNo/refund',
    auth: 'member',
  },
});
