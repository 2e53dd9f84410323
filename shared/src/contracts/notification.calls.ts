import { defineCalls } from './call';
import type { notificationSchemas } from './notification.schema';

export const notificationCalls = defineCalls<typeof notificationSchemas>()('notification', {
  /** Notifications of the member about orders and enquiries, newest first, at most 50. */
  list: { method: 'GET', path: '/member/v1/front/notification', auth: 'member' },
  /** The member has seen those up to this number. A repeat changes nothing. */
  read: {
    method: 'POST',
    path: '/member/v1/front/notification/read',
    auth: 'member',
    idempotent: false,
  },
});
