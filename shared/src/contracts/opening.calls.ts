import { defineCalls } from './call';
import type { openingSchemas } from './opening.schema';

export const openingCalls = defineCalls<typeof openingSchemas>()('opening', {
  /** The member's alerts, the newest first, with those that are over. */
  list: { method: 'GET', path: '/member/v1/front/opening', auth: 'member' },
  /** Waits until goods go on sale or a time deal begins. A repeat changes nothing. */
  add: { method: 'PUT', path: '/member/v1/front/opening', auth: 'member', idempotent: false },
  remove: {
    method: 'DELETE',
    path: '/member/v1/front/opening/:alertNo',
    auth: 'member',
    idempotent: false,
  },
});
