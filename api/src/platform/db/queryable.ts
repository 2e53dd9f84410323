import type { Pool, PoolClient } from 'pg';
import type { Checks } from '../checks';
import { checkRows, type RowSchema } from './row';
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
}

const camelNames = new Map<string, string>();
function camel(column: string): string {
  let name = camelNames.get(column);
  if (!name) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelNames.set(column, name);
  }
  return name;
}

export interface Result {
  rows: unknown[];
  count: number;
}

export async function send(client: Pool | PoolClient, query: Sql): Promise<Result> {
  const result = await client.query<unknown[]>({ ...compile(query), rowMode: 'array' });
  const keys = result.fields.map((field) => camel(field.name));
  const rows = result.rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < keys.length; at += 1) row[keys[at] as string] = values[at];
    return row;
  });
  return { rows, count: result.rowCount ?? 0 };
}

/** @param checks parses every row by its schema; without it rows are not checked */
export function createQueryable(
  sendQuery: (query: Sql) => Promise<Result>,
  checks: Checks | undefined,
): Queryable {
  async function rows<T>(row: RowSchema<T>, query: Sql): Promise<T[]> {
    const result = await sendQuery(query);
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
  };
}
