import { defineCalls } from './call';
import type { couponSchemas } from './coupon.schema';

export const couponCalls = defineCalls<typeof couponSchemas>()('coupon', {
  /** Sorted by end date. */
  mine: { method: 'GET', path: '/member/v1/front/coupon', auth: 'member' },
  /** 쿠폰함 by tab. */
  wallet: { method: 'GET', path: '/member/v1/front/coupon/wallet', auth: 'member' },
  /** What the member can still take. */
  available: { method: 'GET', path: '/member/v1/front/coupon/available', auth: 'member' },
  issuable: { method: 'GET', path: '/member/v1/front/coupon/issuable', auth: 'optional' },
  download: {
    method: 'POST',
    path: '/member/v1/front/coupon/:couponNo/download',
    auth: 'member',
  },
  /** 429 `CODE_LIMIT` after ten wrong codes in ten minutes. */
  register: {
    method: 'POST',
    path: '/member/v1/front/coupon/register',
    auth: 'member',
  },
  /** 전체받기: each coupon is issued or has a reason. */
  downloadAll: { method: 'POST', path: '/member/v1/front/coupon/download', auth: 'member' },
});
