import { defineCalls } from './call';
import type { joinSchemas } from './join.schema';

/**
 * Joining at the first sign-in. The browser proves by a cookie of `member.login` (`JOIN_REQUIRED`) whom
 * the card company has verified. 410 `JOIN_ENDED` without it or after half an hour.
 */
export const joinCalls = defineCalls<typeof joinSchemas>()('join', {
  form: { method: 'GET', path: '/member/v1/front/join', auth: 'public' },
  /** Makes the customer a member, issues the coupons of a first purchase, and signs in. */
  join: { method: 'POST', path: '/member/v1/front/join', auth: 'public', idempotent: false },
});
