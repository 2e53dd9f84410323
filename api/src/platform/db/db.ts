import { AsyncLocalStorage } from 'node:async_hooks';
import { type ClientBase, Pool, type PoolClient, types } from 'pg';
import { createNews, type News } from './news';
import { compile, type Sql } from './sql';

/** Where SQL can be asked: the pool, or a running transaction. Column names come back in camelCase. */
export interface Queryable {
  rows<T>(query: Sql): Promise<T[]>;
  /** The first row, or undefined. */
  maybe<T>(query: Sql): Promise<T | undefined>;
  /** The first row. @throws when there is none: use it where its absence would be a fault of ours. */
  one<T>(query: Sql): Promise<T>;
  /** Runs a change and tells how many rows it touched. */
  run(query: Sql): Promise<number>;
}

/** A running transaction. Whoever opened it owns it; services take it as their first parameter. */
export interface Tx extends Queryable {
  readonly inTransaction: true;
  /** Several statements of plain SQL. */
  script(text: string): Promise<void>;
}

export interface Db extends Queryable {
  /**
   * Runs `work` in one transaction; throws roll it back. Deadlocks and serialisation failures are
   * tried again, so `work` must touch nothing but the database.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work`, and all that it starts, without the right to write: what answers a GET changes nothing. */
  readOnly<T>(work: () => T): T;
  /** Several statements of plain SQL: migrations and sample data. */
  script(text: string): Promise<void>;
  /** Hears a channel of the database; see News. */
  listen: News['listen'];
  close(): Promise<void>;
}

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} does not fit a safe integer.`);
  return value;
};
types.setTypeParser(types.builtins.INT8, safeInteger);
types.setTypeParser(types.builtins.NUMERIC, Number);

const camelNames = new Map<string, string>();
function camel(column: string): string {
  let name = camelNames.get(column);
  if (!name) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelNames.set(column, name);
  }
  return name;
}

async function ask<T>(
  client: Pool | PoolClient,
  query: Sql,
): Promise<{ rows: T[]; count: number }> {
  const answer = await client.query<unknown[]>({ ...compile(query), rowMode: 'array' });
  const keys = answer.fields.map((field) => camel(field.name));
  const rows = answer.rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < keys.length; at += 1) row[keys[at] as string] = values[at];
    return row as T;
  });
  return { rows, count: answer.rowCount ?? 0 };
}

type Send = <T>(query: Sql) => Promise<{ rows: T[]; count: number }>;

function queryable(send: Send): Queryable {
  return {
    rows: async <T>(query: Sql) => (await send<T>(query)).rows,
    maybe: async <T>(query: Sql) => (await send<T>(query)).rows[0],
    one: async <T>(query: Sql) => {
      const [row] = (await send<T>(query)).rows;
      if (row === undefined) throw new Error(`No row from: ${compile(query).text}`);
      return row;
    },
    run: async (query) => (await send(query)).count,
  };
}

const retryable = new Set(['40001', '40P01']);
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Did this break the named unique constraint or index? */
export const isUniqueBreach = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' &&
  (constraint === undefined || (error as { constraint?: string }).constraint === constraint);

export interface DbOptions {
  url: string;
  poolSize: number;
  /** PGlite is one backend behind a socket: one connection, no server-side timeouts. */
  embedded: boolean;
  /** For tests: every statement below `readOnly` runs in a read-only transaction of the database. */
  isStrict?: boolean;
}

export function createDb({ url, poolSize, embedded, isStrict = false }: DbOptions): Db {
  const pool = new Pool({
    connectionString: url,
    max: embedded ? 1 : poolSize,
    idleTimeoutMillis: embedded ? 0 : 30_000,
    connectionTimeoutMillis: 20_000,
    allowExitOnIdle: true,
    ...(embedded
      ? // PGlite keeps one session over reconnects, and with it the names of prepared statements.
        { onConnect: async (client: ClientBase) => void (await client.query('deallocate all')) }
      : { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);

  const news = createNews({ url, embedded, pool });

  const running = new AsyncLocalStorage<boolean>();
  const outside = () => {
    // On a one-connection pool this would wait for itself for ever.
    if (running.getStore()) throw new Error('A query inside a transaction must use its tx.');
    return pool;
  };

  const reading = new AsyncLocalStorage<boolean>();
  const isReadOnly = () => reading.getStore() === true;

  const once = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await outside().connect();
    let broken: Error | undefined;
    try {
      await client.query(isReadOnly() ? 'begin read only' : 'begin');
      const tx: Tx = {
        ...queryable((query) => ask(client, query)),
        inTransaction: true,
        script: async (text) => {
          await client.query(text);
        },
      };
      const result = await running.run(true, () => work(tx));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  const pooled = queryable(<T>(query: Sql) =>
    isStrict && isReadOnly() && !running.getStore()
      ? once(async (tx) => ({ rows: await tx.rows<T>(query), count: 0 }))
      : ask<T>(outside(), query),
  );

  return {
    ...pooled,
    run: async (query) => {
      if (isReadOnly()) throw new Error(`A GET must not write: ${compile(query).text}`);
      return pooled.run(query);
    },
    readOnly: (work) => reading.run(true, work),
    tx: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (attempt >= 4 || !retryable.has(codeOf(error))) throw error;
        }
      }
    },
    script: async (text) => {
      await outside().query(text);
    },
    listen: news.listen,
    close: async () => {
      await news.close();
      await pool.end();
    },
  };
}
