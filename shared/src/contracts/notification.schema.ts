import { z } from 'zod';
import type { NotificationChannelCode, NotificationKind } from '../domain';
import { notificationChannels, notificationKinds, tableKeys } from '../domain';
import { defineSchemas } from './call';
import { instant, no } from './part.schema';
import { opaque } from './plain-text';

export const notificationTopics = [
  'PAYMENT',
  'DELIVERY',
  'PERIOD',
  'CLAIM',
  'REVIEW',
  'COUNSEL',
  'ALERT',
  'PRICE',
  'BENEFIT',
  'EVENT',
  'MEMBER',
] as const;

const notification = z.object({
  notificationNo: z.number(),
  /** `PERIOD`: something ends soon. */
  topic: z.enum(notificationTopics),
  title: z.string(),
  text: z.string(),
  /** The page of the shop that it leads to. */
  path: z.string(),
  at: instant(),
  isRead: z.boolean(),
});

const kind = z.enum(tableKeys<NotificationKind>(notificationKinds));
const channel = z.enum(tableKeys<NotificationChannelCode>(notificationChannels));
const channelChoices = z.object({ PUSH: z.boolean(), MESSAGE: z.boolean(), EMAIL: z.boolean() });

/** A browser's push subscription, as it gives it. */
const pushSubscription = z.object({
  endpoint: opaque(1_000).pipe(z.url({ protocol: /^https$/ })),
  p256dh: opaque(200),
  auth: opaque(60),
});

export const notificationSchemas = defineSchemas({
  list: {
    query: z.object({
      kind: kind.optional(),
      /** The `next` of the page before. */
      before: no().optional(),
    }),
    reply: z.object({
      /** Of all kinds. */
      unreadCount: z.number(),
      items: z.array(notification),
      next: z.number().nullable(),
    }),
  },
  read: { body: z.object({ upTo: no() }), reply: z.object({}) },
  settings: {
    reply: z.object({
      kinds: z.array(z.object({ kind, channels: channelChoices })),
      /** Channels that this shop has. */
      available: channelChoices,
      /** Null where the shop sends no Web Push. */
      push: z.object({ publicKey: z.string(), isOnHere: z.boolean() }).nullable(),
    }),
  },
  choose: {
    body: z.object({ kind, channel, isOn: z.boolean() }),
    reply: z.object({ channels: channelChoices }),
    errors: ['NOTIFICATION_REQUIRED'],
  },
  subscribe: { body: pushSubscription, reply: z.object({}), errors: ['PUSH_UNKNOWN'] },
  unsubscribe: { reply: z.object({}) },
});

export type Notification = z.output<typeof notification>;
export type NotificationTopic = Notification['topic'];
