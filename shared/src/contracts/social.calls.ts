import { defineCalls } from './call';
import type { socialSchemas } from './social.schema';

/**
 * Sign-in with an account of another company (OpenID Connect): begin, agree on the provider's page,
 * finish at `/auth/callback`. A beginning counts once, for ten minutes, in the browser that began.
 */
export const socialCalls = defineCalls<typeof socialSchemas>()('social', {
  providers: { method: 'GET', path: '/member/v1/front/social', auth: 'public' },
  begin: {
    method: 'POST',
    path: '/member/v1/front/social/begin',
    auth: 'public',
    idempotent: false,
  },
  /** 403 `JOIN_REQUIRED`: an account that no member has connected; the person may join. */
  finish: {
    method: 'POST',
    path: '/member/v1/front/social/finish',
    auth: 'public',
    idempotent: false,
  },
  mine: { method: 'GET', path: '/member/v1/front/social/mine', auth: 'member' },
  /** As `begin`, for the member who is signed in: no account is connected by its mail address alone. */
  connect: {
    method: 'POST',
    path: '/member/v1/front/social/connect',
    auth: 'member',
    idempotent: false,
  },
  /** 409 `CONNECTION_LAST`: the member could not sign in any more. */
  disconnect: {
    method: 'DELETE',
    path: '/member/v1/front/social/mine/:connectionNo',
    auth: 'member',
  },
});
