import { callQuery } from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';
import type { CouponTab } from './coupon-tab';

export const couponQueries = {
  wallet: (tab: Exclude<CouponTab, 'take'>) => ({
    ...callQuery(couponCalls.wallet, { query: { tab } }),
    staleTime: 0,
  }),
  available: () => ({ ...callQuery(couponCalls.available, {}), staleTime: 0 }),
};
