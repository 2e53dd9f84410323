import { defineCalls } from './call';
import type { voucherSchemas } from './voucher.schema';

/** 모바일 쿠폰: what was bought for the phone. A refund is a cancel of the order's line. */
export const voucherCalls = defineCalls<typeof voucherSchemas>()('voucher', {
  /** All of the member, usable ones first, at most 300. */
  list: { method: 'GET', path: '/member/v1/front/voucher', auth: 'member' },
  /** 기한 연장. 409 `STATE` for one that is used, refunded, far from its end or five years old. */
  extend: {
    method: 'POST',
    path: '/member/v1/front/voucher/:voucherNo/extend',
    auth: 'member',
  },
});
