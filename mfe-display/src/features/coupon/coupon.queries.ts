import { callKey, callQuery } from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';

export const couponQueries = {
  /** The member's usable coupons: which of those shown are taken already. */
  mine: () => callQuery(couponCalls.mine, { query: {} }),
  allMine: () => callKey(couponCalls.mine),
};
