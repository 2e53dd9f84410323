import { defineCalls } from './call';
import type { fulfilmentTestSchemas } from './fulfilment-test.schema';

/** Switches of the simulated sellers and couriers. None of them exists with real ones. */
export const fulfilmentTestCalls = defineCalls<typeof fulfilmentTestSchemas>()('fulfilmentTest', {
  /** The newest paid orders and their parcels. */
  state: { method: 'GET', path: '/sandbox/fulfilment/state', auth: 'public' },
  /** The seller reports something about lines of an order. */
  seller: {
    method: 'POST',
    path: '/sandbox/fulfilment/seller',
    auth: 'public',
    idempotent: false,
  },
  /** The courier scans a parcel. */
  courier: {
    method: 'POST',
    path: '/sandbox/fulfilment/courier',
    auth: 'public',
    idempotent: false,
  },
  /** A partner's shop reads the PIN of a voucher. */
  redeem: {
    method: 'POST',
    path: '/sandbox/fulfilment/redeem',
    auth: 'public',
    idempotent: false,
  },
  /** Days pass for one order: its dates move back, then every job by the clock runs. */
  passDays: {
    method: 'POST',
    path: '/sandbox/fulfilment/days',
    auth: 'public',
    idempotent: false,
  },
  /** Moves the dates of one coupon of a member back by some days. */
  passCouponDays: {
    method: 'POST',
    path: '/sandbox/fulfilment/coupon-days',
    auth: 'public',
    idempotent: false,
  },
});
