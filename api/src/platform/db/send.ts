import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import { camel } from './camel';
import { compile, type Sql } from './sql';
import { publishStatement } from './statements';

export interface Result {
  rows: unknown[];
  count: number;
}

/** @param row the schema of the rows, of a read */
export type SendQuery = (query: Sql, row?: z.ZodType) => Promise<Result>;

/** @param isNamed prepares the statement once per connection instead of once per call */
export async function send(
  client: Pool | PoolClient,
  query: Sql,
  isNamed: boolean,
): Promise<Result> {
  const { name, ...statement } = compile(query);
  const named = isNamed ? { ...statement, name } : statement;
  const result = await publishStatement(statement.text, () =>
    client.query<unknown[]>({ ...named, rowMode: 'array' }),
  );
  const keys = result.fields.map((field) => camel(field.name));
  const rows = result.rows.map((values) => {
    const row: Record<string, unknown> = {};
    keys.forEach((key, at) => {
      row[key] = values[at];
    });
    return row;
  });
  return { rows, count: result.rowCount ?? 0 };
}
