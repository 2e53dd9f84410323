import { defineCalls } from './call';
import type { restockSchemas } from './restock.schema';

export const restockCalls = defineCalls<typeof restockSchemas>()('restock', {
  /** The member's alerts, the newest first, with those that are over. */
  list: { method: 'GET', path: '/member/v1/front/restock', auth: 'member' },
  /** Waits for one SKU. A repeat changes nothing. */
  add: { method: 'PUT', path: '/member/v1/front/restock', auth: 'member', idempotent: false },
  remove: {
    method: 'DELETE',
    path: '/member/v1/front/restock/:skuNo',
    auth: 'member',
    idempotent: false,
  },
});
