import { z } from 'zod';
import { changedPaths } from '../changed-paths';
import type { Checks } from '../checks';
import { compile, type Sql } from './sql';

/**
 * Names and types of a query's columns, in camelCase. Input and output are one type: rows are never
 * transformed, and only tests parse them.
 */
export type RowSchema<T> = z.ZodType<T, T>;

/** The row of `select count(*) as count`. */
export const countRow = z.object({ count: z.number() });

/** The row of a query that builds JSON: `select json_build_object(…)::text as text`. */
export const jsonTextRow = z.object({ text: z.string() });

/** The row of an existence query: `select true as found`. */
export const foundRow = z.object({ found: z.literal(true) });

const strictSchemas = new WeakMap<z.ZodType, z.ZodType>();

/** The same schema, rejecting columns that it does not name. */
function strictOf(row: z.ZodType): z.ZodType {
  let strict = strictSchemas.get(row);
  if (!strict) {
    strict = row instanceof z.ZodObject ? row.strict() : row;
    strictSchemas.set(row, strict);
  }
  return strict;
}

const issuesOf = (strict: z.ZodType, values: unknown, at: number): string[] => {
  const { error, data } = strict.safeParse(values);
  return error
    ? error.issues.map(({ path, message }) => `  [${[at, ...path].join('.')}] ${message}`)
    : changedPaths(values, data).map(
        (path) => `  [${at}.${path}] is not named by the schema, or is changed by it`,
      );
};

/** @throws CheckFailed with the query's text and the path of each mismatching column */
export function checkRows(
  checks: Checks,
  row: z.ZodType,
  rows: readonly unknown[],
  query: Sql,
): void {
  const strict = strictOf(row);
  const issues = rows.flatMap((values, at) => issuesOf(strict, values, at));
  if (issues.length === 0) return;
  checks.fail(`A row does not fit its schema.\n${issues.join('\n')}\n${compile(query).text}`);
}
