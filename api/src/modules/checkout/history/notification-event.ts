import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { defineEvent, emit } from '../../../platform/outbox';
import { notificationSteps } from './move-notifications';

/** A step that the member of an order is notified of. Holds numbers and words of the shop, no personal data. */
const notificationData = z.object({
  step: z.enum(notificationSteps),
  /** What `ref` is the number of. */
  of: z.enum(['order', 'orderItem', 'payment', 'shipment', 'claim', 'gift']),
  ref: z.string(),
  /** When it happened, ISO. */
  at: z.string(),
  /** What only the step itself knows: the promised day of a delay, why a deposit goes back. */
  facts: z.record(z.string(), z.string()),
});
export type NotificationData = z.infer<typeof notificationData>;

export const notificationEvent = defineEvent('order.notification', notificationData);

/** Emits the event that notifies the member of a step after the commit. */
export const notifyMember = (
  tx: Tx,
  step: Omit<NotificationData, 'at' | 'facts'> & { facts?: NotificationData['facts'] },
  at: Date,
): Promise<void> => emit(tx, notificationEvent, { facts: {}, ...step, at: at.toISOString() });
