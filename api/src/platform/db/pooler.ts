import { Client } from 'pg';
import { z } from 'zod';

/** How statements reach PostgreSQL. */
export interface Route {
  /** The connection is lent for each transaction, so nothing of a session lasts. */
  isByTransaction: boolean;
  /** A named statement is known wherever the next transaction runs. */
  keepsNamedStatements: boolean;
}

const CONNECT_TIMEOUT_MS = 20_000;
const pidRow = z.object({ pid: z.number() });
const ownPid = z.object({ processID: z.number() });

async function withClients<T>(
  urls: readonly string[],
  work: (...clients: Client[]) => Promise<T>,
): Promise<T> {
  const clients = urls.map(
    (connectionString) =>
      new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }),
  );
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    return await work(...clients);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

const pidOf = async (client: Client): Promise<number> =>
  pidRow.parse((await client.query('select pg_backend_pid() as pid')).rows[0]).pid;

/** Whether a named statement that one client has prepared disturbs another on the same connection. */
async function areNamesKept(first: Client, second: Client): Promise<boolean> {
  const named = { name: 'shop_pooler_probe', text: 'select 1' };
  try {
    await first.query(named);
    await second.query('begin');
    await second.query(named);
    await first.query(named);
    return true;
  } catch {
    return false;
  } finally {
    await second.query('rollback').catch(() => undefined);
  }
}

/**
 * Finds out by two connections what is between this process and PostgreSQL: a pooler gives its clients process
 * numbers of its own, and one of transactions lends the same connection to both.
 * @throws the error of the driver when `url` cannot be connected to
 */
export const routeTo = (url: string): Promise<Route> =>
  withClients([url, url], async (first, second) => {
    if (!first || !second) throw new Error('Two connections are needed.');
    const before = await pidOf(first);
    if (ownPid.safeParse(first).data?.processID === before)
      return { isByTransaction: false, keepsNamedStatements: true };
    await second.query('begin');
    const other = await pidOf(second);
    const after = await pidOf(first);
    await second.query('rollback');
    if (other !== before && after === before)
      return { isByTransaction: false, keepsNamedStatements: true };
    return { isByTransaction: true, keepsNamedStatements: await areNamesKept(first, second) };
  });

const LOCK_CLASS = 4_104_104;

/** Whether both lead to the same database: one sees a lock of the other. */
export const isSameDatabase = (url: string, otherUrl: string): Promise<boolean> =>
  withClients([url, otherUrl], async (one, other) => {
    if (!one || !other) throw new Error('Two connections are needed.');
    const pid = await pidOf(other);
    await other.query('select pg_advisory_lock_shared($1, $2)', [LOCK_CLASS, pid]);
    const { rowCount } = await one.query(
      `select from pg_locks where locktype = 'advisory' and pid = $1 and classid = $2 and objid = $3
         and database = (select oid from pg_database where datname = current_database())`,
      [pid, LOCK_CLASS, pid],
    );
    return rowCount === 1;
  });
