import type { Db, Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';

class TakenBack extends Error {
  override name = 'TakenBack';
}

/**
 * Runs `work` in one transaction and, in a dry run, takes back what it did, after the database has checked
 * all of it.
 */
export async function inTransaction<T>(
  db: Db,
  isDryRun: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!isDryRun) return db.tx(work);
  let done: { result: T } | undefined;
  const rehearsal = db.tx(async (tx) => {
    const result = await work(tx);
    await tx.run(sql`set constraints all immediate`);
    done = { result };
    throw new TakenBack();
  });
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  if (!done) throw new Error('The transaction ended without a result.');
  return done.result;
}
