import { defineCalls } from './call';
import type { unreadSchemas } from './notification.schema';

/** For the header of every page, which needs no other call about notifications. */
export const unreadCalls = defineCalls<typeof unreadSchemas>()('unread', {
  /** How many notifications the member has not seen. */
  count: { method: 'GET', path: '/member/v1/front/notification/count', auth: 'member' },
});
