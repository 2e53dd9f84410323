import { defineCalls } from './call';
import type { couponSchemas } from './coupon.schema';

const issueErrors = [
  'COUPON_ISSUED',
  'COUPON_CLOSED',
  'COUPON_CLOSED_TODAY',
  'COUPON_PERIOD',
] as const;

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
    errors: issueErrors,
  },
  /** 429 `CODE_LIMIT` after ten wrong codes in ten minutes. */
  register: {
    method: 'POST',
    path: '/member/v1/front/coupon/register',
    auth: 'member',
    errors: ['COUPON_CODE', 'COUPON_CODE_USED', 'CODE_LIMIT', ...issueErrors],
  },
  /** 전체받기: each coupon is issued or has a reason. */
  downloadAll: { method: 'POST', path: '/member/v1/front/coupon/download', auth: 'member' },
});
