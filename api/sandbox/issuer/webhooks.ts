import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addMs } from '../../src/platform/clock';
import type { Db } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';
import type { Deps } from '../../src/platform/deps';
import type { PaymentGateway, WebhookReading } from '../../src/ports';

const HEADER = 'x-sandbox-signature';
const RETRY_MS = 60_000;

/** How the gateway reports a deposit. LATE: half a minute later. */
export type Notice = 'ONCE' | 'TWICE' | 'NONE' | 'LATE' | 'FORGED' | 'GARBAGE' | 'UNKNOWN';

const eventBody = z.strictObject({
  eventId: z.string().min(1).max(100),
  paymentNo: z.string().min(1).max(60),
});

const dueRow = z.object({ webhookNo: z.number(), body: z.string(), signature: z.string() });

const signatureOf = (key: Uint8Array, body: string): string =>
  createHmac('sha256', key).update(body).digest('base64url');

function parseEvent(body: string): WebhookReading {
  try {
    return { kind: 'event', ...eventBody.parse(JSON.parse(body)) };
  } catch {
    return { kind: 'invalid' };
  }
}

/** Verifies the signature over the body's bytes, then reads the event. */
export function readSandboxWebhook(
  key: Uint8Array,
  { headers, body }: Parameters<PaymentGateway['readWebhook']>[0],
): WebhookReading {
  const expected = Buffer.from(signatureOf(key, body));
  const received = Buffer.from(String(headers[HEADER] ?? ''));
  const isSigned = expected.length === received.length && timingSafeEqual(expected, received);
  return isSigned ? parseEvent(body) : { kind: 'forged' };
}

const bodyOf = (notice: Notice, eventId: string, paymentNo: string): string => {
  if (notice === 'GARBAGE') return '<xml/>';
  const known = notice === 'UNKNOWN' ? 'P0000000000000000' : paymentNo;
  return JSON.stringify({ eventId, paymentNo: known });
};

const copiesOf: Partial<Record<Notice, number>> = { NONE: 0, TWICE: 2 };

/** Stores the webhooks of an event in this manner; `deliverWebhooks` sends them. */
export async function queueWebhooks(
  db: Db,
  key: Uint8Array,
  event: { eventId: string; paymentNo: string },
  notice: Notice,
  now: Date,
): Promise<void> {
  const body = bodyOf(notice, event.eventId, event.paymentNo);
  const signature = notice === 'FORGED' ? 'forged' : signatureOf(key, body);
  const copies = copiesOf[notice] ?? 1;
  const dueAt = notice === 'LATE' ? addMs(now, 30_000) : now;
  for (let copy = 0; copy < copies; copy += 1) {
    await db.run(sql`
      insert into sandbox_webhook (body, signature, due_at) values (${body}, ${signature}, ${dueAt})`);
  }
}

/** Sends what is due to the shop's webhook, and repeats what it did not take. @returns the shop's statuses */
export async function deliverWebhooks(app: FastifyInstance, deps: Deps): Promise<number[]> {
  const statuses: number[] = [];
  const now = deps.clock.now();
  const due = await deps.db.rows(
    dueRow,
    sql`
    select webhook_no, body, signature from sandbox_webhook where sent_at is null and due_at <= ${now}
    order by due_at, webhook_no limit 20`,
  );
  for (const { webhookNo, body, signature } of due) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/payment/v1/webhook',
      headers: { 'content-type': 'application/json', [HEADER]: signature },
      payload: body,
    });
    statuses.push(statusCode);
    const isTaken = statusCode < 500;
    await deps.db.run(sql`
      update sandbox_webhook set status = ${statusCode}, sent_at = ${isTaken ? now : null},
        due_at = ${isTaken ? now : addMs(now, RETRY_MS)}
      where webhook_no = ${webhookNo}`);
  }
  return statuses;
}
