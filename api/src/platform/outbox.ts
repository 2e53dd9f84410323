import { minutesMs } from './clock';
import type { Tx } from './db/db';
import { sql } from './db/sql';
import type { Deps } from './deps';

/** What must happen after a commit; written in the same transaction. */
export interface OutboxEvent {
  event: string;
  payload: unknown;
}

export async function emit(tx: Tx, { event, payload }: OutboxEvent): Promise<void> {
  await tx.run(sql`
    insert into outbox (event, payload) values (${event}, ${JSON.stringify(payload)}::jsonb)`);
}

/** Handlers may be called twice for one event id: they drop what they have done. */
export type OutboxHandler = (payload: never, eventId: number, tx: Tx) => Promise<void>;

interface Row {
  eventId: number;
  event: string;
  payload: never;
  attempts: number;
}

const MAX_ATTEMPTS = 20;

/**
 * Works off what waits, oldest first, each in its own transaction together with what it does.
 * Several instances share the work: rows another one holds are skipped.
 * @returns how many were done.
 */
export async function drainOutbox(
  deps: Deps,
  handlers: ReadonlyMap<string, OutboxHandler>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const step = await deps.db.tx(async (tx) => {
      const row = await tx.maybe<Row>(sql`
        select event_id, event, payload, attempts from outbox
        where sent_at is null and next_at <= now() and attempts < ${MAX_ATTEMPTS}
        order by event_id limit 1 for update skip locked`);
      if (!row) return undefined;
      await tx.run(sql`
        update outbox set attempts = attempts + 1, next_at = now() + ${minutesMs(1)} * interval '1 ms'
        where event_id = ${row.eventId}`);
      return row;
    });
    if (!step) return done;
    try {
      await deps.db.tx(async (tx) => {
        await handlers.get(step.event)?.(step.payload, step.eventId, tx);
        await tx.run(sql`update outbox set sent_at = now() where event_id = ${step.eventId}`);
      });
      done += 1;
    } catch (error) {
      deps.log.error({ err: error, event: step.event, eventId: step.eventId }, 'outbox failed');
    }
  }
}

/** What was done more than a week ago is forgotten. */
export const forgetSent = (deps: Deps): Promise<number> =>
  deps.db.run(sql`delete from outbox where sent_at < now() - interval '7 days'`);
