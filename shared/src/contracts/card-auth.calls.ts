import { defineCalls } from './call';
import type { cardAuthSchemas } from './card-auth.schema';

/** Sign-in with the card company's app: start, approve on the phone, poll the result. */
export const cardAuthCalls = defineCalls<typeof cardAuthSchemas>()('cardAuth', {
  start: {
    method: 'POST',
    path: '/member/v1/front/auth/start',
    auth: 'public',
    idempotent: false,
  },
  /** 404 for any browser except the one that started it. */
  result: {
    method: 'GET',
    path: '/member/v1/front/auth/:transactionId',
    auth: 'public',
  },
  /** Sign-in on the card company's own page; 404 where the shop does not know its address. */
  redirect: {
    method: 'POST',
    path: '/member/v1/front/auth/redirect',
    auth: 'public',
    idempotent: false,
  },
});
