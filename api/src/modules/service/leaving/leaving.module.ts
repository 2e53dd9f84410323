import { leavingCalls } from '@shop/shared/contracts';
import { leavingSchemas } from '@shop/shared/contracts/schemas';
import { clearSessionCookies } from '../../../platform/auth/cookies';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { leave, leavingView } from './leaving.service';

export const leavingModule: Module = {
  name: 'leaving',
  routes: (deps) => [
    route(leavingCalls.view, leavingSchemas.view, ({ member }) =>
      leavingView(deps, member.memberNo),
    ),
    route(
      leavingCalls.leave,
      leavingSchemas.leave,
      async ({ member, body, request, reply }) => {
        await leave(deps, member.memberNo, body.losses);
        clearSessionCookies(request, reply);
        return {};
      },
      { limit: 'order' },
    ),
  ],
};
