import { defineCalls } from './call';
import type { recentSchemas } from './recent.schema';

export const recentCalls = defineCalls<typeof recentSchemas>()('recent', {
  /** The member's recently viewed goods, latest first; goods that have left the lists are left out. */
  list: { method: 'GET', path: '/member/v1/front/recent-goods', auth: 'member' },
  /** Adds what a device has shown since its last request. A repeat changes nothing. */
  sync: {
    method: 'POST',
    path: '/member/v1/front/recent-goods',
    auth: 'member',
    idempotent: false,
  },
  /** Without numbers: all. */
  remove: {
    method: 'POST',
    path: '/member/v1/front/recent-goods/remove',
    auth: 'member',
    idempotent: false,
  },
});
