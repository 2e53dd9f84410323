import { defineCalls } from './call';
import type { paymentTestSchemas } from './payment-test.schema';

/** Switches of the sandbox gateway. None of them exists with a real one. */
export const paymentTestCalls = defineCalls<typeof paymentTestSchemas>()('paymentTest', {
  /** The newest virtual accounts, and the faults that are set. */
  state: { method: 'GET', path: '/sandbox/payment/state', auth: 'public' },
  /** Pays into a virtual account. */
  deposit: {
    method: 'POST',
    path: '/sandbox/payment/deposit',
    auth: 'public',
    idempotent: false,
  },
  /** The next call of this operation fails so. */
  setFault: {
    method: 'POST',
    path: '/sandbox/payment/faults',
    auth: 'public',
    idempotent: false,
  },
  /** The deposit deadline of this payment passes now. */
  passDeadline: {
    method: 'POST',
    path: '/sandbox/payment/deadline',
    auth: 'public',
    idempotent: false,
  },
});
