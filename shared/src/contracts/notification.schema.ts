import { z } from 'zod';
import { defineSchemas } from './call';
import { instant, no } from './part.schema';

const notification = z.object({
  notificationNo: z.number(),
  /** `PERIOD`: something ends soon. */
  topic: z.enum(['PAYMENT', 'DELIVERY', 'PERIOD', 'CLAIM', 'REVIEW', 'COUNSEL', 'EVENT', 'MEMBER']),
  title: z.string(),
  text: z.string(),
  /** The page of the shop that it leads to. */
  path: z.string(),
  at: instant(),
  isRead: z.boolean(),
});

export const notificationSchemas = defineSchemas({
  list: { reply: z.object({ unreadCount: z.number(), items: z.array(notification) }) },
  read: { body: z.object({ upTo: no() }), reply: z.object({}) },
});

export type Notification = z.output<typeof notification>;
export type NotificationTopic = Notification['topic'];
