import { callPartQuery, callQuery } from '@shop/shared/app';
import { commonEaiCalls, couponCalls, pointCalls } from '@shop/shared/contracts';

export const walletQueries = {
  coupons: () => callQuery(couponCalls.mine, { query: {} }),
  points: () => callQuery(commonEaiCalls.callLpointQuery, { body: {} }),
  coins: () => callQuery(commonEaiCalls.callThingCoinBalanceQuery, { body: {} }),
  giftCards: () =>
    callPartQuery(
      pointCalls.history,
      { query: { kind: 'GIFT_CARD' } },
      'balance',
      ({ balanceWon }) => ({ balanceWon }),
    ),
};
