import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import { type Sql, sql } from './sql';

/**
 * Lets other processes check whether this process is still running: it holds an advisory lock, which PostgreSQL
 * releases when the connection of a killed process ends. A process whose connection breaks counts as ended until its
 * next call of `processNo`, so this only shortens waiting; correctness depends on the lease.
 */
export interface ProcessLock {
  /** The number of the lock; undefined while the database cannot be reached on a connection of its own. */
  processNo(): Promise<number | undefined>;
  /** A condition: the process with the number in this column has ended. False for null. */
  hasEnded(column: Sql): Sql;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 2_000;
/** The first half of the lock's key; the number of the process is the other. */
const LOCK_CLASS = 4_104_103;
const LARGEST_NO = 2 ** 31;

/** PGlite serves one process, which has no session of its own: every other number is of one that has ended. */
function embeddedLock(): ProcessLock {
  const no = randomInt(1, LARGEST_NO);
  return {
    processNo: async () => no,
    hasEnded: (column) => sql`coalesce(${column} <> ${no}, false)`,
    close: async () => undefined,
  };
}

/** Takes a number that no other process has. */
async function takeNumber(client: Client): Promise<number> {
  for (;;) {
    const no = randomInt(1, LARGEST_NO);
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as taken', [
      LOCK_CLASS,
      no,
    ]);
    if (rows[0]?.taken === true) return no;
  }
}

interface Held {
  client: Client;
  no: Promise<number | undefined>;
}

function serverLock(url: string): ProcessLock {
  let held: Held | undefined;
  let isClosed = false;

  const take = (): Held => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    const giveUp = () => {
      if (held?.client === client) held = undefined;
    };
    client.on('error', giveUp);
    client.on('end', giveUp);
    const no = client
      .connect()
      .then(() => takeNumber(client))
      .catch(() => {
        giveUp();
        void client.end().catch(() => undefined);
        return undefined;
      });
    return { client, no };
  };

  return {
    processNo: async () => {
      if (isClosed) return undefined;
      held ??= take();
      return held.no;
    },
    hasEnded: (column) => sql`(${column} is not null and not exists (
      select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 2
        and l.database = (select d.oid from pg_database d where d.datname = current_database())
        and l.classid = ${LOCK_CLASS}::int::oid and l.objid = ${column}::oid))`,
    close: async () => {
      isClosed = true;
      await held?.client.end().catch(() => undefined);
    },
  };
}

/** @param url of the database; the lock belongs to a session, so not by way of a pooler of transactions */
export const createProcessLock = (url: string, embedded: boolean): ProcessLock =>
  embedded ? embeddedLock() : serverLock(url);
