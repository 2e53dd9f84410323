import { defineCalls } from './call';
import type { paymentSchemas } from './payment.schema';

export const paymentCalls = defineCalls<typeof paymentSchemas>()('payment', {
  view: { method: 'GET', path: '/payment/v1/front/:paymentNo', auth: 'member' },
  /** Opens or reopens the card company's window for this payment. */
  ready: {
    method: 'POST',
    path: '/payment/v1/front/ready',
    auth: 'member',
  },
  /** Return of the window: checks its signature and nonce, then approves. Idempotent. */
  approve: {
    method: 'POST',
    path: '/payment/v1/front/approve',
    auth: 'member',
  },
  /** Queries the card company about an undecided payment and applies the result. Idempotent. */
  inquire: {
    method: 'POST',
    path: '/payment/v1/front/:paymentNo/inquire',
    auth: 'member',
    idempotent: false,
  },
  cancel: {
    method: 'POST',
    path: '/payment/v1/front/:paymentNo/cancel',
    auth: 'member',
  },
  /** 환불 계좌 of an order paid by deposit. The gateway checks the holder by name. */
  setRefundAccount: {
    method: 'PUT',
    path: '/payment/v1/front/:paymentNo/refund-account',
    auth: 'member',
  },
  /** The account that the member keeps for refunds of deposits; masked. */
  savedAccount: {
    method: 'GET',
    path: '/payment/v1/front/member/refund-account',
    auth: 'member',
  },
  /** Only after `profile.confirmCheck`. */
  saveAccount: {
    method: 'PUT',
    path: '/payment/v1/front/member/refund-account',
    auth: 'member',
  },
  forgetAccount: {
    method: 'DELETE',
    path: '/payment/v1/front/member/refund-account',
    auth: 'member',
  },
  /** The kept account becomes that of this payment. */
  useSavedAccount: {
    method: 'POST',
    path: '/payment/v1/front/:paymentNo/refund-account/saved',
    auth: 'member',
  },
});
