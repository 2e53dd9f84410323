import { defineCalls } from './call';
import type { memberSchemas } from './member.schema';

/**
 * Sign-in and sign-out have no idempotency key: their responses contain secrets and must not be
 * stored.
 */
export const memberCalls = defineCalls<typeof memberSchemas>()('member', {
  /** 403 `JOIN_REQUIRED`: the customer is no member yet and may join, with a cookie for half an hour. */
  login: {
    method: 'POST',
    path: '/member/v1/front/login',
    auth: 'public',
    idempotent: false,
  },
  /** 401 `SESSION_ENDED`: the cookies are cleared; sign in again. */
  refresh: {
    method: 'POST',
    path: '/member/v1/front/refresh',
    auth: 'public',
    idempotent: false,
  },
  loginInfo: { method: 'GET', path: '/member/v1/front/loginInfo', auth: 'member' },
  memberInfo: { method: 'GET', path: '/member/v1/front/memberInfo', auth: 'member' },
  /** Sandbox only: signs in by customer number. */
  localLogin: {
    method: 'POST',
    path: '/member/v1/front/localLogin',
    auth: 'public',
    idempotent: false,
  },
  logout: {
    method: 'POST',
    path: '/member/v1/front/logout',
    auth: 'optional',
    idempotent: false,
  },
  /** The card company's sign-in, simulated by the sandbox: its sample members. */
  sampleMembers: { method: 'GET', path: '/sandbox/identity/members', auth: 'public' },
  sampleSignIn: {
    method: 'POST',
    path: '/sandbox/identity/sign-in',
    auth: 'public',
    idempotent: false,
  },
});
