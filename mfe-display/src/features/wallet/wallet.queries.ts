import { callQuery } from '@shop/shared/app';
import { commonEaiCalls, couponCalls } from '@shop/shared/contracts';

export const walletQueries = {
  coupons: () => callQuery(couponCalls.mine, { query: {} }),
  points: () => callQuery(commonEaiCalls.callLpointQuery, { body: {} }),
  coins: () => callQuery(commonEaiCalls.callThingCoinBalanceQuery, { body: {} }),
};
