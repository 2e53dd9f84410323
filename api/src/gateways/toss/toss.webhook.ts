import { z } from 'zod';
import type { WebhookReading } from '../../ports/index';

/** 입금·입금 취소 of a virtual account. */
const depositCallback = z.object({
  orderId: z.string().min(1).max(64),
  secret: z.string().min(1).max(100),
  status: z.string().max(40),
  transactionKey: z.string().max(100),
});

const statusChanged = z.object({
  eventType: z.literal('PAYMENT_STATUS_CHANGED'),
  createdAt: z.string().max(40),
  data: z.object({
    orderId: z.string().min(1).max(64),
    paymentKey: z.string().max(200),
    status: z.string().max(40),
    secret: z.string().max(100).nullish(),
  }),
});

/**
 * Toss does not sign its webhooks. A deposit carries the secret of its payment; a change of another payment
 * carries nothing, which is enough: it makes the shop inquire, and nothing else.
 */
export function readTossWebhook(body: string): WebhookReading {
  try {
    const json: unknown = JSON.parse(body);
    const changed = statusChanged.safeParse(json);
    if (changed.success) {
      const { data, createdAt } = changed.data;
      return {
        kind: 'event',
        eventId: `${data.paymentKey}:${data.status}:${createdAt}`,
        paymentNo: data.orderId,
        secret: data.secret ?? undefined,
      };
    }
    const { orderId, secret, status, transactionKey } = depositCallback.parse(json);
    const eventId = `${transactionKey}:${status}`;
    return { kind: 'event', eventId, paymentNo: orderId, secret };
  } catch {
    return { kind: 'invalid' };
  }
}
