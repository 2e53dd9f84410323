import { defineCalls } from './call';
import type { paymentSchemas } from './payment.schema';

export const paymentCalls = defineCalls<typeof paymentSchemas>()('payment', {
  view: { method: 'GET', path: '/payment/v1/front/:paymentNo', auth: 'member' },
  /** Opens (again) the card company's window for this payment. */
  ready: {
    method: 'POST',
    path: '/payment/v1/front/ready',
    auth: 'member',
    errors: ['PAYMENT_EXPIRED', 'PAYMENT_WINDOW_DOWN'],
  },
  /** Return of the window: checks its signature and nonce, then approves. Safe to repeat. */
  approve: {
    method: 'POST',
    path: '/payment/v1/front/approve',
    auth: 'member',
    errors: ['PAYMENT_SIGNATURE'],
  },
  /** Asks the card company about an undecided payment and acts on its answer. Safe to repeat. */
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
    errors: ['STATE'],
  },
});
