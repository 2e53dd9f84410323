import { socialCalls } from '@shop/shared/contracts';
import { socialSchemas } from '@shop/shared/contracts/schemas';
import { hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { connectionsOf, disconnect } from './connections.service';
import { begin, finish } from './social.service';
import { deleteExpiredSocialStarts } from './social-start';

export const socialModule: Module = {
  name: 'social',
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster('social.delete-expired', hoursMs(1), async () => {
      await deleteExpiredSocialStarts(db, clock.now());
    });
  },
  routes: (deps) => [
    route(socialCalls.providers, socialSchemas.providers, async () => ({
      providers: deps.adapters.socialSignIn.providers.map(({ id, name }) => ({ id, name })),
    })),
    route(
      socialCalls.begin,
      socialSchemas.begin,
      ({ body, request, reply }) => begin(deps, { ...body, memberNo: null }, request, reply),
      { limit: 'signIn' },
    ),
    route(
      socialCalls.finish,
      socialSchemas.finish,
      ({ body, request, reply }) => finish(deps, body, request, reply),
      { limit: 'signIn' },
    ),
    route(socialCalls.mine, socialSchemas.mine, ({ member }) =>
      connectionsOf(deps, member.memberNo),
    ),
    route(
      socialCalls.connect,
      socialSchemas.connect,
      ({ member, body, request, reply }) =>
        begin(deps, { ...body, memberNo: member.memberNo }, request, reply),
      { limit: 'signIn' },
    ),
    route(socialCalls.disconnect, socialSchemas.disconnect, async ({ member, params }) => {
      await disconnect(deps, member.memberNo, params.connectionNo);
      return {};
    }),
  ],
};
