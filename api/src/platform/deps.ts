import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Adapters } from '../ports/index';
import type { Sessions } from './auth/session';
import type { Clock } from './clock';
import type { Db } from './db/db';
import type { Sql } from './db/sql';
import type { RateLimits } from './http/rate-limits';
import type { RouteBinding } from './http/route';
import type { Jobs } from './jobs';
import type { Outbox } from './outbox';
import type { Secrets } from './secrets';
import type { Storage } from './storage';

/**
 * The dependencies of every module. Modules do not access the process, the pool or the system clock
 * directly.
 */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  secrets: Secrets;
  sessions: Sessions;
  log: FastifyBaseLogger;
  jobs: Jobs;
  outbox: Outbox;
  /** The partners' services, each behind its port. */
  adapters: Adapters;
  rateLimits: RateLimits;
  storage: Storage;
}

/** Dependencies that a port's adapter may use. */
export type AdapterDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'secrets'>;

/** One module: its routes, and what it registers besides contract calls (pictures, HTML, jobs). */
export interface Module {
  name: string;
  routes?: (deps: Deps) => RouteBinding[];
  /** Seeds an empty shop before it serves; does nothing when there is data. */
  seed?: (deps: Deps) => Promise<void>;
  /** Recurring jobs: registered here, started when the process serves. */
  jobs?: (deps: Deps) => void;
  /** The outbox events this module consumes. */
  events?: (deps: Deps) => void;
  /**
   * Queries of the module's queues, by queue name. Each returns one row: `waiting`, the number of entries, and
   * `since`, the due time of the oldest (null for none). Each scrape runs the query, so it needs an index.
   */
  queues?: Record<string, Sql>;
  plugin?: (app: FastifyInstance, deps: Deps) => Promise<void> | void;
}
