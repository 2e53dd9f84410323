import { defineCalls } from './call';
import type { claimSchemas } from './claim.schema';

export const claimCalls = defineCalls<typeof claimSchemas>()('claim', {
  /** 환불 예정 금액, by the function that also does the refund. */
  estimate: {
    method: 'POST',
    path: '/claim/v1/front/estimate',
    auth: 'member',
    idempotent: false,
    errors: ['STATE'],
  },
  /** Before shipping: money, stock, coupon, points and coins go back together. */
  cancel: {
    method: 'POST',
    path: '/claim/v1/front/cancel',
    auth: 'member',
    errors: ['STATE', 'REFUND_CHANGED'],
  },
});
