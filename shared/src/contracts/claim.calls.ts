import { defineCalls } from './call';
import type { claimSchemas } from './claim.schema';

export const claimCalls = defineCalls<typeof claimSchemas>()('claim', {
  /** 환불 예정 금액, computed by the function that also performs the refund. */
  estimate: {
    method: 'POST',
    path: '/claim/v1/front/estimate',
    auth: 'member',
    idempotent: false,
  },
  /** Before shipping: returns money, stock, coupon, points and coins together. */
  cancel: {
    method: 'POST',
    path: '/claim/v1/front/cancel',
    auth: 'member',
  },
  /** What a return would pay back; computed as the request stores it. */
  estimateReturn: {
    method: 'POST',
    path: '/claim/v1/front/returns/estimate',
    auth: 'member',
    idempotent: false,
  },
  /** 반품 신청. The refund shown is the refund that is paid when the goods have been inspected. */
  requestReturn: {
    method: 'POST',
    path: '/claim/v1/front/returns',
    auth: 'member',
  },
  /** The options that the delivered lines of an order can be exchanged for. */
  exchangeOptions: {
    method: 'GET',
    path: '/claim/v1/front/orders/:orderNo/exchange-options',
    auth: 'member',
  },
  /** What an exchange would cost; computed as the request stores it. */
  estimateExchange: {
    method: 'POST',
    path: '/claim/v1/front/exchanges/estimate',
    auth: 'member',
    idempotent: false,
  },
  /** 교환 신청. Holds the wanted options. What it costs is paid by `pay` before the goods are fetched. */
  requestExchange: {
    method: 'POST',
    path: '/claim/v1/front/exchanges',
    auth: 'member',
  },
  /** A payment for what the claim asks for; the payment page opens its window. */
  pay: {
    method: 'POST',
    path: '/claim/v1/front/claims/:claimNo/pay',
    auth: 'member',
  },
  /** 404 for another member's claim. */
  detail: { method: 'GET', path: '/claim/v1/front/claims/:claimNo', auth: 'member' },
  /** 신청 철회, until the goods are fetched. */
  withdraw: {
    method: 'PUT',
    path: '/claim/v1/front/claims/:claimNo/withdraw',
    auth: 'member',
  },
  /** The buyer's answer to a deduction; without agreement the goods are sent back to them. */
  answerAdjust: {
    method: 'PUT',
    path: '/claim/v1/front/claims/:claimNo/adjust',
    auth: 'member',
  },
});
