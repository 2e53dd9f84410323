import { randomBytes } from 'node:crypto';
import { cardAuthCalls } from '@shop/shared/contracts';
import { cardAuthSchemas } from '@shop/shared/contracts/schemas';
import { safeReturnTo } from '@shop/shared/domain';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { type RouteBinding, route } from '../../../platform/http/route';
import { beginSignIn } from '../member';

/**
 * Sign-in on the card company's own page: begins here, and comes back to `/auth/callback` with the state
 * and a `lid`. 404 where the settings do not name the page.
 */
export function companySignInRoute(deps: Deps): RouteBinding {
  const { identityLoginUrl, publicUrl } = deps.config;
  return route(
    cardAuthCalls.redirect,
    cardAuthSchemas.redirect,
    async ({ body, request, reply }) => {
      if (identityLoginUrl === undefined) throw notFound();
      const state = randomBytes(24).toString('base64url');
      await beginSignIn(deps, state, request, reply);
      const returnTo = safeReturnTo(body.returnTo);
      const url = new URL(identityLoginUrl);
      const back = new URLSearchParams({ state, returnTo });
      url.searchParams.set('returnUrl', `${publicUrl}/auth/callback?${back}`);
      return { url: url.href };
    },
    { limit: 'signIn' },
  );
}
