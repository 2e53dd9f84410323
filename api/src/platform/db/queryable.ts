import type { Checks } from '../checks';
import { createBatch } from './batch';
import { checkRows, type RowSchema } from './row';
import type { SendQuery } from './send';
import { compile, type Sql } from './sql';

/** Runs SQL: the pool, or a running transaction. Column names are returned in camelCase. */
export interface Queryable {
  rows<T>(row: RowSchema<T>, query: Sql): Promise<T[]>;
  /** The first row, or undefined. */
  maybe<T>(row: RowSchema<T>, query: Sql): Promise<T | undefined>;
  /** The first row. @throws when there is none; use it where absence is a defect */
  one<T>(row: RowSchema<T>, query: Sql): Promise<T>;
  /** Runs a statement. @returns how many rows it affected or returned */
  run(query: Sql): Promise<number>;
  /**
   * Sends the reads that `work` starts at the same time as one statement, which sees one state of the
   * database. Reads that wait for others of them are the next statement.
   */
  together<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
}

/** @param checks parses every row by its schema; without it rows are not checked */
export function createQueryable(sendQuery: SendQuery, checks: Checks | undefined): Queryable {
  async function rows<T>(row: RowSchema<T>, query: Sql): Promise<T[]> {
    const result = await sendQuery(query, row);
    if (checks) checkRows(checks, row, result.rows, query);
    return result.rows as T[];
  }
  return {
    rows,
    maybe: async (row, query) => (await rows(row, query))[0],
    one: async (row, query) => {
      const [first] = await rows(row, query);
      if (first === undefined) throw new Error(`No row from: ${compile(query).text}`);
      return first;
    },
    run: async (query) => (await sendQuery(query)).count,
    together: (work) => work(createQueryable(createBatch(sendQuery), checks)),
  };
}
