import type { FastifyBaseLogger } from 'fastify';

/**
 * Works on each row of a job, one after another. A row that fails is logged and delays no other.
 * @param failure the log line of a row that failed
 * @param work returns whether it changed something
 * @returns how many rows it changed
 */
export async function eachRow<T>(
  log: FastifyBaseLogger,
  failure: string,
  rows: Iterable<T>,
  work: (row: T) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  for (const row of rows) {
    try {
      if (await work(row)) changed += 1;
    } catch (error) {
      log.error({ err: error, row }, failure);
    }
  }
  return changed;
}
