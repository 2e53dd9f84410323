import { termCalls } from '@shop/shared/contracts';
import { termSchemas } from '@shop/shared/contracts/schemas';
import { hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { announceTerms } from './announce';
import { agreeToTerms, listTerms, pendingTerms, termDetail } from './term.service';

export const termModule: Module = {
  name: 'term',
  jobs: (deps) => {
    deps.jobs.everyInCluster('terms.announce', hoursMs(1), async () => {
      await announceTerms(deps);
    });
  },
  routes: (deps) => [
    route(termCalls.list, termSchemas.list, () => listTerms(deps)),
    route(termCalls.detail, termSchemas.detail, ({ params, query }) =>
      termDetail(deps, params.code, query.version),
    ),
    route(termCalls.pending, termSchemas.pending, ({ member }) =>
      pendingTerms(deps, member.memberNo),
    ),
    route(termCalls.agree, termSchemas.agree, async ({ member, body }) => {
      await agreeToTerms(deps, member.memberNo, body.terms);
      return {};
    }),
  ],
};
