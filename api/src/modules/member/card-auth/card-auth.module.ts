import { cardAuthCalls } from '@shop/shared/contracts';
import { cardAuthSchemas } from '@shop/shared/contracts/schemas';
import { setCookies } from '../../../platform/auth/cookies';
import { addMs, hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { holderOf } from '../member';
import { deleteExpiredTransactions, resultFor, startTransaction } from './card-auth.service';
import { companySignInRoute } from './company-sign-in';

export const cardAuthModule: Module = {
  name: 'card-auth',
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster('card-auth.delete-expired', hoursMs(1), async () => {
      await deleteExpiredTransactions(db, addMs(clock.now(), -hoursMs(1)));
    });
  },
  routes: (deps) => {
    const { cardAuth } = deps.adapters;
    const onPage = companySignInRoute(deps);
    if (!cardAuth) return [onPage];
    return [
      onPage,
      route(
        cardAuthCalls.start,
        cardAuthSchemas.start,
        async ({ request, reply }) => {
          const opened = await startTransaction(deps, cardAuth, request, reply);
          return { ...opened, expiresAt: opened.expiresAt.toISOString() };
        },
        { limit: 'signIn' },
      ),
      route(
        cardAuthCalls.result,
        cardAuthSchemas.result,
        async ({ params, request, reply }) => {
          const holder = holderOf(request);
          const result = await resultFor(deps, cardAuth, params.transactionId, holder);
          // The cookie this browser keeps from now on; the login compares it.
          if (result.state === 'APPROVED') setCookies(request, reply, { lid: result.lid });
          return result;
        },
        { limit: 'poll' },
      ),
    ];
  },
};
