import { commonEaiCalls, pointCalls } from '@shop/shared/contracts';
import { commonEaiSchemas, pointSchemas } from '@shop/shared/contracts/schemas';
import { hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { spendable } from './account.repository';
import { pointHistory } from './history';
import { expireLots } from './ledger';

/** Points and coins: balances by the spec's calls, history, and the sweep of what ended. */
export const pointModule: Module = {
  name: 'point',
  jobs: ({ jobs, db, clock }) => {
    jobs.every('point.expire', hoursMs(1), async () => {
      await db.tx((tx) => expireLots(tx, clock.now()));
    });
  },
  routes: (deps) => [
    route(pointCalls.history, pointSchemas.history, ({ member, query }) =>
      pointHistory(deps, member.memberNo, query.kind, query.before),
    ),
    route(
      commonEaiCalls.callThingCoinBalanceQuery,
      commonEaiSchemas.callThingCoinBalanceQuery,
      async ({ member, now }) => {
        const coin = await spendable(deps.db, member.memberNo, 'COIN', now);
        return { coinBalance: coin.balanceWon, expiringCoin: coin.expiringWon };
      },
    ),
    route(
      commonEaiCalls.callLpointQuery,
      commonEaiSchemas.callLpointQuery,
      async ({ member, now }) => {
        const point = await spendable(deps.db, member.memberNo, 'POINT', now);
        return { pointBalance: point.balanceWon, expiringPoint: point.expiringWon };
      },
    ),
  ],
};
