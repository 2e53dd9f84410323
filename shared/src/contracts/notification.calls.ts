import { defineCalls } from './call';
import type { notificationSchemas } from './notification.schema';

export const notificationCalls = defineCalls<typeof notificationSchemas>()('notification', {
  /** Notifications of the member, the newest first, 20 a page. */
  list: { method: 'GET', path: '/member/v1/front/notification', auth: 'member' },
  /** The member has seen those up to this number. A repeat changes nothing. */
  read: {
    method: 'POST',
    path: '/member/v1/front/notification/read',
    auth: 'member',
    idempotent: false,
  },
  /** The member's settings: notifications by kind and channel. */
  settings: { method: 'GET', path: '/member/v1/front/notification/settings', auth: 'member' },
  choose: {
    method: 'PUT',
    path: '/member/v1/front/notification/settings',
    auth: 'member',
    idempotent: false,
  },
  /** Sends Web Push to this browser until its session ends. */
  subscribe: {
    method: 'PUT',
    path: '/member/v1/front/notification/push',
    auth: 'member',
    idempotent: false,
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/member/v1/front/notification/push',
    auth: 'member',
    idempotent: false,
  },
});
