import { Gauge, type Registry } from '@shop/shared/node/metrics';
import { z } from 'zod';
import type { Db } from '../db/db';
import { type Sql, sql } from '../db/sql';

/** Queues of the platform; modules define their own. */
const platformQueues: Record<string, Sql> = {
  outbox: sql`
    select count(*) as waiting, min(next_at) as since from outbox
    where sent_at is null and failed_at is null`,
  'outbox.failed': sql`
    select count(*) as waiting, min(failed_at) as since from outbox where failed_at is not null`,
};

const queueRow = z.object({ waiting: z.number(), lateSeconds: z.number() });

interface QueueState {
  queue: string;
  waiting: number;
  lateSeconds: number;
}

/** Empty when the database does not respond, so that the other metrics are still served. */
async function readQueues(db: Db, queues: Record<string, Sql>): Promise<QueueState[]> {
  const states: QueueState[] = [];
  try {
    for (const [queue, query] of Object.entries(queues)) {
      const state = await db.one(
        queueRow,
        sql`
        select waiting, greatest(0, coalesce(extract(epoch from now() - since), 0))::float8 as late_seconds
        from (${query}) as queue`,
      );
      states.push({ queue, ...state });
    }
    return states;
  } catch {
    return [];
  }
}

/**
 * `shop_queue_waiting` and `shop_queue_late_seconds`, read from the database at each scrape. They describe the whole
 * cluster, so every api process reports the same values.
 */
export function createQueueMetrics(registry: Registry, db: Db, queues: Record<string, Sql>): void {
  const all = { ...platformQueues, ...queues };
  let reading: Promise<QueueState[]> | undefined;
  // The gauges of one scrape share one read.
  const read = (): Promise<QueueState[]> => {
    reading ??= readQueues(db, all).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const addGauge = (name: string, help: string, pick: (state: QueueState) => number): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const states = await read();
        this.reset();
        for (const state of states) this.set({ queue: state.queue }, pick(state));
      },
    });
  addGauge(
    'shop_queue_waiting',
    'Work that waits in the database, of all processes.',
    ({ waiting }) => waiting,
  );
  addGauge(
    'shop_queue_late_seconds',
    'How long the oldest work that waits in the database is due; 0 when none is.',
    ({ lateSeconds }) => lateSeconds,
  );
}
