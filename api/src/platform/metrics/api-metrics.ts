import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  addRateCountMetrics,
  Counter,
  createErrorCounter,
  createHttpMetrics,
  Gauge,
  Histogram,
  Registry,
  type SentResponse,
} from '@shop/shared/node/metrics';
import type { ServiceCounts } from '@shop/shared/node/rate-counts';
import type { Db } from '../db/db';
import type { Sql } from '../db/sql';
import type { JobRun } from '../jobs';
import type { DrainCounts } from '../outbox';
import { type CommittedMove, MOVES_CHANNEL } from './moves';
import { createQueueMetrics } from './queues';

/** Metrics of the api. Each value is in memory or is read at a scrape. */
export interface ApiMetrics {
  registry: Registry;
  countResponse(sent: SentResponse): void;
  countRun(run: JobRun): void;
  countDelivered(counts: DrainCounts): void;
  countError(message: string): void;
  /** Adds metrics of the rate limits that processes share. */
  watchRateCounts(state: ServiceCounts['state']): void;
  /** Ends the subscription to the channel of transitions. */
  close(): void;
}

/** Histogram bounds of a job's duration, seconds. */
const JOB_BOUNDS = [0.1, 1, 10, 60];

function addConnectionMetrics(registry: Registry, db: Db): void {
  new Gauge({
    name: 'shop_db_connections',
    help: 'Connections of the pool: in use, idle, and the most that may be open.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { inUse, idle, most } = db.connections();
      this.set({ state: 'in use' }, inUse);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'most' }, most);
    },
  });
  new Gauge({
    name: 'shop_db_waiting',
    help: 'Callers that wait for a connection of the pool.',
    registers: [registry],
    collect() {
      this.set(db.connections().waiting);
    },
  });
}

function createMoveCounter(registry: Registry): (message: unknown) => void {
  const moves = new Counter({
    name: 'shop_moves_total',
    help: 'Committed transitions of orders, payments, claims, parcels, gifts and vouchers, by the new state.',
    labelNames: ['machine', 'to'],
    registers: [registry],
  });
  return (message) => {
    for (const { machine, to } of message as readonly CommittedMove[]) moves.inc({ machine, to });
  };
}

/** @param queues queries of the modules, see `Module.queues` */
export function createApiMetrics(db: Db, queues: Record<string, Sql>): ApiMetrics {
  const registry = new Registry();
  addConnectionMetrics(registry, db);
  createQueueMetrics(registry, db, queues);
  const runs = new Histogram({
    name: 'shop_job_seconds',
    help: 'Runs of recurring jobs in this process.',
    labelNames: ['name', 'outcome'],
    buckets: JOB_BOUNDS,
    registers: [registry],
  });
  const deliveries = new Counter({
    name: 'shop_outbox_deliveries_total',
    help: 'Deliveries of outbox events by this process; failed ones are given up.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const countMoves = createMoveCounter(registry);
  subscribe(MOVES_CHANNEL, countMoves);
  return {
    registry,
    countResponse: createHttpMetrics(registry),
    countRun: ({ job, hasFailed, ms }) =>
      runs.observe({ name: job, outcome: hasFailed ? 'failed' : 'done' }, ms / 1_000),
    countDelivered: (counts) => {
      for (const [outcome, count] of Object.entries(counts)) deliveries.inc({ outcome }, count);
    },
    countError: createErrorCounter(registry),
    watchRateCounts: (state) => addRateCountMetrics(registry, state),
    close: () => void unsubscribe(MOVES_CHANNEL, countMoves),
  };
}
