import { Client } from 'pg';
import { createDb, type Db } from './db';

const LOCK_KEY = 4_104_102;
/** A statement that waits longer for a table would stop everybody who comes after it, ms. */
const LOCK_TIMEOUT_MS = 2_000;

/**
 * Runs work that prepares a PostgreSQL database, migrations and first data, while no other process does. Its
 * statements may take as long as they need, because an index on a large table takes minutes.
 * @param url of the database; the lock belongs to a session, so not by way of a pooler of transactions
 */
export async function prepareAlone<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  const limits = { timeoutMs: 0, lockTimeoutMs: LOCK_TIMEOUT_MS };
  const db = createDb({ url, poolSize: 2, embedded: false, ...limits });
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    return await work(db);
  } finally {
    await db.close();
    await lock.end();
  }
}
