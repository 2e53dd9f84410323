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

export const notification = z.object({
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

export const notificationKind = z.enum(tableKeys<NotificationKind>(notificationKinds));
const channel = z.enum(tableKeys<NotificationChannelCode>(notificationChannels));
export const channelChoices = z.object({
  PUSH: z.boolean(),
  MESSAGE: z.boolean(),
  EMAIL: z.boolean(),
});

/** A browser's push subscription, as it gives it. */
const pushSubscription = z.object({
  endpoint: opaque(1_000).pipe(z.url({ protocol: /^https$/ })),
  p256dh: opaque(200),
  auth: opaque(60),
});

export const notificationSchemas = defineSchemas({
  list: {
    summary: 'Lists the notifications of the member, the newest first.',
    query: z.object({
      kind: notificationKind.optional(),
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
  read: {
    summary: 'Marks notifications as read up to a number.',
    body: z.object({ upTo: no() }),
    reply: z.object({}),
  },
  settings: {
    summary: 'Returns the notification settings of the member.',
    reply: z.object({
      kinds: z.array(z.object({ kind: notificationKind, channels: channelChoices })),
      /** Channels that this shop has. */
      available: channelChoices,
      /** Null where the shop sends no Web Push. */
      push: z.object({ publicKey: z.string(), isOnHere: z.boolean() }).nullable(),
    }),
  },
  choose: {
    summary: 'Changes the notification settings of the member.',
    body: z.object({ kind: notificationKind, channel, isOn: z.boolean() }),
    reply: z.object({ channels: channelChoices }),
    errors: ['NOTIFICATION_REQUIRED'],
  },
  subscribe: {
    summary: 'Subscribes this browser to Web Push.',
    body: pushSubscription,
    reply: z.object({}),
    errors: ['PUSH_UNKNOWN'],
  },
  unsubscribe: {
    summary: 'Ends the Web Push subscription of this browser.',
    reply: z.object({}),
  },
});

export type Notification = z.output<typeof notification>;
export type NotificationTopic = Notification['topic'];
