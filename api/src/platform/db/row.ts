import { z } from 'zod';
import type { Checks } from '../checks';
import { compile, type Sql } from './sql';

/**
 * The columns a query selects, in camelCase, with their types. Rows are not transformed by it:
 * outside tests it only gives the type.
 */
export type RowSchema<T> = z.ZodType<T>;

/** The row of `select count(*) as count`. */
export const countRow = z.object({ count: z.number() });

/** The row of a query that only tells whether there is one: `select true as found`. */
export const foundRow = z.object({ found: z.literal(true) });

const strictSchemas = new WeakMap<z.ZodType, z.ZodType>();

/** The same schema, refusing columns that it does not name. */
function strictOf(row: z.ZodType): z.ZodType {
  let strict = strictSchemas.get(row);
  if (!strict) {
    strict = row instanceof z.ZodObject ? row.strict() : row;
    strictSchemas.set(row, strict);
  }
  return strict;
}

/** @throws CheckFailed with the query's text and the path of each column that does not fit. */
export function checkRows(
  checks: Checks,
  row: z.ZodType,
  rows: readonly unknown[],
  query: Sql,
): void {
  const strict = strictOf(row);
  for (const [at, values] of rows.entries()) {
    const { error } = strict.safeParse(values);
    if (!error) continue;
    const issues = error.issues.map(
      ({ path, message }) => `  [${[at, ...path].join('.')}] ${message}`,
    );
    checks.fail(`A row does not fit its schema.\n${issues.join('\n')}\n${compile(query).text}`);
  }
}
