import { type AccountKind, commonEaiCalls, pointCalls } from '@shop/shared/contracts';
import { commonEaiSchemas, pointSchemas } from '@shop/shared/contracts/schemas';
import { hoursMs } from '../../../platform/clock';
import type { Deps, Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { mapTimeout } from '../../../platform/with-timeout';
import { balancesDown } from '../../../ports';
import { registerGiftCard } from './gift-card';
import { pointHistory } from './history';
import { expireLots } from './ledger';

const balanceOf = ({ adapters }: Deps, memberNo: number, kind: AccountKind) =>
  mapTimeout(adapters.balances.read(memberNo, kind), balancesDown);

/** Points and coins: balances by the calls of the specification, history, and expiry. */
export const pointModule: Module = {
  name: 'point',
  jobs: (deps) => {
    deps.jobs.everyInCluster('point.expire', hoursMs(1), async () => void (await expireLots(deps)));
  },
  routes: (deps) => [
    route(
      pointCalls.registerGiftCard,
      pointSchemas.registerGiftCard,
      ({ member, body }) => registerGiftCard(deps, member.memberNo, body.number),
      { limit: 'coupon' },
    ),
    route(pointCalls.history, pointSchemas.history, ({ member, query }) =>
      pointHistory(deps, member.memberNo, query),
    ),
    route(
      commonEaiCalls.callThingCoinBalanceQuery,
      commonEaiSchemas.callThingCoinBalanceQuery,
      async ({ member }) => {
        const coin = await balanceOf(deps, member.memberNo, 'COIN');
        return { coinBalance: coin.balanceWon, expiringCoin: coin.expiringWon };
      },
    ),
    route(commonEaiCalls.callLpointQuery, commonEaiSchemas.callLpointQuery, async ({ member }) => {
      const point = await balanceOf(deps, member.memberNo, 'POINT');
      return { pointBalance: point.balanceWon, expiringPoint: point.expiringWon };
    }),
  ],
};
