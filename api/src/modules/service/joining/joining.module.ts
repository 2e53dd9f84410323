import { joinCalls } from '@shop/shared/contracts';
import { joinSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { clearJoinCookie, sendSignIn } from '../../member/member';
import { join, joinForm } from './joining.service';

export const joiningModule: Module = {
  name: 'joining',
  routes: (deps) => [
    route(joinCalls.form, joinSchemas.form, ({ request }) => joinForm(deps, request), {
      limit: 'signIn',
    }),
    route(
      joinCalls.join,
      joinSchemas.join,
      async ({ body, request, reply }) => {
        const signed = await join(deps, body.terms, request);
        clearJoinCookie(request, reply);
        return sendSignIn(signed, request, reply);
      },
      { limit: 'signIn' },
    ),
  ],
};
