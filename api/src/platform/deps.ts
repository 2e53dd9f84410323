import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Adapters } from '../ports/index';
import type { Sessions } from './auth/session';
import type { Clock } from './clock';
import type { Db } from './db/db';
import type { RateLimits } from './http/rate-limits';
import type { RouteBinding } from './http/route';
import type { Jobs } from './jobs';
import type { Outbox } from './outbox';
import type { Secrets } from './secrets';

/** What every module is given. Nothing in a module reaches for the process, the pool or the time itself. */
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
}

/** What the adapter of a port may use. */
export type AdapterDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'secrets'>;

/** One noun: its routes, and what it needs beside calls of the contract (pictures, HTML, jobs). */
export interface Module {
  name: string;
  routes?: (deps: Deps) => RouteBinding[];
  /** Fills what an empty shop lacks, before it serves; does nothing where there is data. */
  seed?: (deps: Deps) => Promise<void>;
  /** Work that repeats: registered here, running once the process serves. */
  jobs?: (deps: Deps) => void;
  /** The outbox events this module consumes. */
  events?: (deps: Deps) => void;
  plugin?: (app: FastifyInstance, deps: Deps) => Promise<void> | void;
}
