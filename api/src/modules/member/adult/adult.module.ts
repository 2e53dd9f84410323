import { adultCalls } from '@shop/shared/contracts';
import { adultSchemas } from '@shop/shared/contracts/schemas';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import type { Deps, Module } from '../../../platform/deps';
import { type RouteBinding, route } from '../../../platform/http/route';
import type { AdultVerification } from '../../../ports';
import { adultState, deleteRequests } from './adult.repository';
import { confirmVerification, startVerification } from './adult.service';

const limit = { limit: 'verification' } as const;

const verificationRoutes = (deps: Deps, provider: AdultVerification): RouteBinding[] => [
  route(
    adultCalls.start,
    adultSchemas.start,
    async ({ member, body }) => ({
      url: await startVerification(deps, provider, member, body.returnTo),
    }),
    limit,
  ),
  route(
    adultCalls.confirm,
    adultSchemas.confirm,
    async ({ member, body }) => {
      const { returnTo, endsAt } = await confirmVerification(deps, provider, member, body);
      return { returnTo, endsAt: endsAt.toISOString() };
    },
    limit,
  ),
];

/** 성인 인증 of members. Without a provider its page says that it cannot be done now. */
export const adultModule: Module = {
  name: 'adult',
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster('adult.delete-requests', hoursMs(6), async () => {
      await deleteRequests(db, addMs(clock.now(), -daysMs(1)));
    });
  },
  routes: (deps) => {
    const { db, clock, adapters } = deps;
    const state = route(adultCalls.state, adultSchemas.state, async ({ member }) => {
      const { isVerified, endsAt } = await adultState(db, member.memberNo, clock.now());
      return { isVerified, endsAt: endsAt?.toISOString() ?? null };
    });
    const provider = adapters.adultVerification;
    return provider ? [state, ...verificationRoutes(deps, provider)] : [state];
  },
};
