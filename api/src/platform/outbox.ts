import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { minutesMs } from './clock';
import type { Db, Tx } from './db/db';
import { isDue } from './db/due';
import { foundRow } from './db/row';
import { sql } from './db/sql';

/**
 * A kind of event: its name in the outbox and the schema of its payload. Declared beside its
 * emitter.
 */
export interface EventType<T> {
  name: string;
  payload: z.ZodType<T>;
}

export const defineEvent = <T>(name: string, payload: z.ZodType<T>): EventType<T> => ({
  name,
  payload,
});

/** Writes an event to deliver after the commit into the same transaction. */
export async function emit<T>(tx: Tx, event: EventType<T>, payload: T): Promise<void> {
  await tx.run(sql`
    insert into outbox (event, payload) values (${event.name}, ${JSON.stringify(payload)}::jsonb)`);
}

/**
 * Handles an event inside `tx`. The event is marked as delivered in the same transaction, so
 * database writes happen exactly once. Effects outside the database may be repeated: pass `eventId`
 * on as their idempotency key.
 */
export type EventHandler<T> = (payload: T, eventId: number, tx: Tx) => Promise<void>;

/** The result of one run of the outbox. */
export interface DrainCounts {
  delivered: number;
  /** Deliveries that failed and will be repeated. */
  retried: number;
  /** Events whose attempts are exhausted. */
  failed: number;
}

export interface Outbox {
  /** Registers the one consumer of an event. */
  on<T>(event: EventType<T>, handler: EventHandler<T>): void;
  /** Delivers all due events, oldest first. Several processes may run it at once. */
  drain(): Promise<DrainCounts>;
  /** Deletes events delivered more than a week ago. @returns how many */
  deleteDelivered(): Promise<number>;
}

const dueRow = z.object({
  eventId: z.number(),
  event: z.string(),
  payload: z.unknown(),
  /** Including the current attempt. */
  attempts: z.number(),
});
type Due = z.infer<typeof dueRow>;

const MAX_ATTEMPTS = 20;

export interface OutboxOptions {
  /** The delay after a failed attempt; the n-th is n times as long. */
  retryMs?: number;
}

export function createOutbox(
  db: Db,
  log: FastifyBaseLogger,
  { retryMs = minutesMs(1) }: OutboxOptions = {},
): Outbox {
  const handlers = new Map<string, (due: Due, tx: Tx) => Promise<void>>();

  const takeDue = (): Promise<Due | undefined> =>
    db.tx((tx) =>
      tx.maybe(
        dueRow,
        sql`
        update outbox set attempts = attempts + 1, next_at = now() + (attempts + 1) * ${retryMs} * interval '1 ms'
        where event_id = (
          select event_id from outbox
          where sent_at is null and failed_at is null and ${isDue(sql`next_at`, sql`now()`, sql`attempts::float8 * ${retryMs}`)}
          order by event_id limit 1 for update skip locked)
        returning event_id, event, payload, attempts`,
      ),
    );

  const deliver = (due: Due): Promise<void> =>
    db.tx(async (tx) => {
      // The row lock and `sent_at` skip an event that another process delivers or has delivered.
      const isOpen = await tx.maybe(
        foundRow,
        sql`
        select true as found from outbox where event_id = ${due.eventId} and sent_at is null for update`,
      );
      if (!isOpen) return;
      const handler = handlers.get(due.event);
      if (!handler) throw new Error(`No handler is registered for the event ${due.event}.`);
      await handler(due, tx);
      await tx.run(sql`update outbox set sent_at = now() where event_id = ${due.eventId}`);
    });

  const giveUp = (due: Due, error: unknown): Promise<number> =>
    db.run(sql`
      update outbox set failed_at = now(), failure = ${String(error)}
      where event_id = ${due.eventId} and sent_at is null`);

  return {
    on: (event, handler) => {
      if (handlers.has(event.name)) throw new Error(`The event ${event.name} has a handler.`);
      handlers.set(event.name, (due, tx) =>
        handler(event.payload.parse(due.payload), due.eventId, tx),
      );
    },
    drain: async () => {
      const counts: DrainCounts = { delivered: 0, retried: 0, failed: 0 };
      for (let due = await takeDue(); due; due = await takeDue()) {
        const { eventId, event, attempts } = due;
        try {
          await deliver(due);
          counts.delivered += 1;
        } catch (error) {
          const isLast = attempts >= MAX_ATTEMPTS;
          if (isLast) await giveUp(due, error);
          counts[isLast ? 'failed' : 'retried'] += 1;
          const text = isLast ? 'outbox event failed for good' : 'outbox delivery failed';
          log.error({ err: error, event, eventId, attempts }, text);
        }
      }
      return counts;
    },
    deleteDelivered: () =>
      db.run(sql`delete from outbox where sent_at < now() - interval '7 days'`),
  };
}
