import { callKey, callQuery } from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';

export const couponQueries = {
  /** The member's coupons, to mark those already downloaded. */
  mine: () => callQuery(couponCalls.mine, { query: {} }),
  allMine: () => callKey(couponCalls.mine),
};
