import { joinCalls } from '@shop/shared/contracts';
import { joinSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { clearJoinCookie, sendSignIn } from '../../member/member';
import { clearCardCookies } from '../../member/social';
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
        const { signed, isSocial } = await join(deps, body, request);
        clearJoinCookie(request, reply);
        if (isSocial) clearCardCookies(request, reply);
        return sendSignIn(signed, request, reply);
      },
      { limit: 'signIn' },
    ),
  ],
};
