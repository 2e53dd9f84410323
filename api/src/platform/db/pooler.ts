import { Client } from 'pg';
import { z } from 'zod';

/** Properties of the connection to PostgreSQL. */
export interface Route {
  /** A pooler assigns a connection per transaction, so session state is lost. */
  isTransactionMode: boolean;
  /** A named statement remains usable when the next transaction runs on another connection. */
  canUseNamedStatements: boolean;
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

/** Whether two clients on the same connection can use a named statement of the same name. */
async function canShareStatementNames(first: Client, second: Client): Promise<boolean> {
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
 * Detects a pooler with two connections: a pooler gives its clients process ids of its own, and in transaction mode
 * both clients get the same server connection.
 * @throws the driver's error when the connection to `url` fails
 */
export const routeTo = (url: string): Promise<Route> =>
  withClients([url, url], async (first, second) => {
    if (!first || !second) throw new Error('Two connections are needed.');
    const before = await pidOf(first);
    if (ownPid.safeParse(first).data?.processID === before)
      return { isTransactionMode: false, canUseNamedStatements: true };
    await second.query('begin');
    const other = await pidOf(second);
    const after = await pidOf(first);
    await second.query('rollback');
    if (other !== before && after === before)
      return { isTransactionMode: false, canUseNamedStatements: true };
    return {
      isTransactionMode: true,
      canUseNamedStatements: await canShareStatementNames(first, second),
    };
  });

const LOCK_CLASS = 4_104_104;

/** Whether both URLs lead to the same database, detected by a lock taken through one and visible through the other. */
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
