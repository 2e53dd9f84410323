import { defineCalls } from './call';
import type { cardAuthSchemas } from './card-auth.schema';

/** Signing in with the card company's app: start here, approve on the phone, ask here how it ended. */
export const cardAuthCalls = defineCalls<typeof cardAuthSchemas>()('cardAuth', {
  start: {
    method: 'POST',
    path: '/member/v1/front/auth/start',
    auth: 'public',
    idempotent: false,
    errors: ['CARD_APP_DOWN'],
  },
  /** 404 for everybody but the browser that started it. */
  result: {
    method: 'GET',
    path: '/member/v1/front/auth/:transactionId',
    auth: 'public',
    errors: ['NOT_FOUND', 'CARD_APP_DOWN'],
  },
});
