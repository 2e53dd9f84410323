import { defineCalls } from './call';
import type { claimSchemas } from './claim.schema';

export const claimCalls = defineCalls<typeof claimSchemas>()('claim', {
  /** 환불 예정 금액, computed by the function that also performs the refund. */
  estimate: {
    method: 'POST',
    path: '/claim/v1/front/estimate',
    auth: 'member',
    idempotent: false,
    errors: ['STATE'],
  },
  /** Before shipping: returns money, stock, coupon, points and coins together. */
  cancel: {
    method: 'POST',
    path: '/claim/v1/front/cancel',
    auth: 'member',
    errors: ['STATE', 'REFUND_CHANGED', 'REFUND_ACCOUNT_REQUIRED'],
  },
});
