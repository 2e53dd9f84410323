import { AsyncLocalStorage } from 'node:async_hooks';
import { type ClientBase, Pool, types } from 'pg';
import { z } from 'zod';
import type { Checks } from '../checks';
import { errorCode, errorConstraint } from '../error-code';
import { isConflict, isUnanswered } from './failure';
import { createNotifications, type Notifications } from './notifications';
import { createProcessLock, type ProcessLock } from './process-lock';
import { createQueryable, type Queryable } from './queryable';
import { type Result, send } from './send';
import { compile, type Sql } from './sql';

export type { Queryable } from './queryable';

/**
 * A running transaction. The caller that opened it owns it; services take it as their first
 * parameter.
 */
export interface Tx extends Queryable {
  readonly inTransaction: true;
  /** Runs several plain SQL statements. */
  script(text: string): Promise<void>;
  /** Calls `callback` after the commit. It must not throw, and it is not called when the process ends before. */
  afterCommit(callback: () => void): void;
}

/** Current number of connections in the pool. */
export interface Connections {
  inUse: number;
  idle: number;
  /** Number of callers that wait for a connection. */
  waiting: number;
  /** Maximum number of open connections. */
  most: number;
}

export interface Db extends Queryable {
  /** Present in tests. */
  readonly checks?: Checks | undefined;
  /**
   * Runs `work` in one transaction; a throw rolls it back. Deadlocks and serialisation failures are
   * retried, so `work` must have no effect outside the database.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` with read-only transactions, so that a GET changes nothing. */
  readOnly<T>(work: () => T): T;
  /** The first transaction that `work` commits also commits `mark`, which may throw to roll it back. */
  marked<T>(mark: (tx: Tx) => Promise<void>, work: () => T): T;
  /** Runs several plain SQL statements: migrations and sample data. */
  script(text: string): Promise<void>;
  /** Subscribes to a channel of the database; see `Subscription`. */
  listen: Notifications['listen'];
  /** The number by which other processes can check whether this process is still running. */
  processNo: ProcessLock['processNo'];
  /** A condition: the process with the number in this column has ended. */
  hasEnded: ProcessLock['hasEnded'];
  connections(): Connections;
  close(): Promise<void>;
}

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} does not fit a safe integer.`);
  return value;
};
types.setTypeParser(types.builtins.INT8, safeInteger);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Whether the error violates the named unique constraint or index. */
export const isUniqueBreach = (error: unknown, constraint?: string): boolean =>
  errorCode(error) === '23505' &&
  (constraint === undefined || errorConstraint(error) === constraint);

export interface DbOptions {
  url: string;
  /**
   * URL of PostgreSQL itself, if `url` is a pooler in transaction mode. Notifications and the process lock need a
   * session of their own, so they use this URL. Default: `url`.
   */
  directUrl?: string | undefined;
  /** Whether statements are prepared by name; true by default. */
  hasNamedStatements?: boolean;
  poolSize: number;
  /** After this a statement is given up, ms; 30,000 by default, 0 for never. */
  timeoutMs?: number;
  /** After this a statement that waits for a lock is given up, ms; absent: with `timeoutMs`. */
  lockTimeoutMs?: number;
  /** PGlite is a single backend behind a socket: one connection, no server-side timeouts. */
  embedded: boolean;
  /** For tests: rows are parsed by their schemas, and a GET runs in read-only transactions. */
  checks?: Checks;
}

/** Timeout of an idle transaction, ms. */
const IDLE_TRANSACTION_MS = 60_000;

/** How much longer than the server's own limit an answer is waited for, ms. */
const ANSWER_GRACE_MS = 1_000;

export function createDb(options: DbOptions): Db {
  const { url, directUrl, poolSize, embedded, checks } = options;
  const { timeoutMs = 30_000, lockTimeoutMs, hasNamedStatements = true } = options;
  const queryTimeoutMs = timeoutMs > 0 ? timeoutMs + ANSWER_GRACE_MS : 0;
  /** A pooler refuses session settings, because they would apply to the connection's next client too. */
  const limits = directUrl
    ? {}
    : {
        statement_timeout: timeoutMs,
        lock_timeout: lockTimeoutMs,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      };
  const limitTransaction = directUrl
    ? `; set local statement_timeout = ${timeoutMs}; set local idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`
    : '';
  const pool = new Pool({
    connectionString: url,
    max: embedded ? 1 : poolSize,
    idleTimeoutMillis: embedded ? 0 : 30_000,
    connectionTimeoutMillis: Math.min(20_000, timeoutMs || 20_000),
    allowExitOnIdle: true,
    ...(embedded
      ? // PGlite keeps one session across reconnects, including the names of prepared statements.
        { onConnect: async (client: ClientBase) => void (await client.query('deallocate all')) }
      : { ...limits, query_timeout: queryTimeoutMs, keepAlive: true }),
  });
  // A connection that breaks is replaced: the pool reports an idle one, and a connection between two
  // statements of a transaction reports itself. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const notifications = createNotifications({ url: directUrl ?? url, embedded, pool });
  const processLock = createProcessLock(directUrl ?? url, embedded);

  const running = new AsyncLocalStorage<boolean>();
  const outside = () => {
    // On a pool of one connection this would deadlock.
    if (running.getStore()) throw new Error('A query inside a transaction must use its tx.');
    return pool;
  };

  const reading = new AsyncLocalStorage<boolean>();
  const isReadOnly = () => reading.getStore() === true;

  const marks = new AsyncLocalStorage<{ mark: (tx: Tx) => Promise<void>; isCommitted: boolean }>();

  const once = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await outside().connect();
    const committed: (() => void)[] = [];
    let broken: Error | undefined;
    try {
      await client.query(`begin${isReadOnly() ? ' read only' : ''}${limitTransaction}`);
      const tx: Tx = {
        ...createQueryable((query) => send(client, query, hasNamedStatements), checks),
        inTransaction: true,
        script: async (text) => {
          await client.query(text);
        },
        afterCommit: (callback) => void committed.push(callback),
      };
      const result = await running.run(true, () => work(tx));
      const first = isReadOnly() ? undefined : marks.getStore();
      if (first && !first.isCommitted) await first.mark(tx);
      await client.query('commit');
      if (first) first.isCommitted = true;
      for (const callback of committed) callback();
      return result;
    } catch (error) {
      if (isUnanswered(error)) broken = error;
      else
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  const inReadOnlyTransaction = async (query: Sql): Promise<Result> =>
    once(async (tx) => ({ rows: await tx.rows(z.unknown(), query), count: 0 }));
  const pooled = createQueryable(
    (query) =>
      checks && isReadOnly() && !running.getStore()
        ? inReadOnlyTransaction(query)
        : send(outside(), query, hasNamedStatements),
    checks,
  );

  return {
    ...pooled,
    checks,
    run: async (query) => {
      if (isReadOnly()) throw new Error(`A GET must not write: ${compile(query).text}`);
      return pooled.run(query);
    },
    readOnly: (work) => reading.run(true, work),
    marked: (mark, work) => marks.run({ mark, isCommitted: false }, work),
    tx: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (attempt >= 4 || !isConflict(error)) throw error;
        }
      }
    },
    script: async (text) => {
      await outside().query(text);
    },
    listen: notifications.listen,
    processNo: processLock.processNo,
    hasEnded: processLock.hasEnded,
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max ?? poolSize,
    }),
    close: async () => {
      await notifications.close();
      await processLock.close();
      await pool.end();
    },
  };
}
