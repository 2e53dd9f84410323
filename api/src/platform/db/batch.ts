import { z } from 'zod';
import { camel } from './camel';
import type { Result, SendQuery } from './send';
import { joinSql, type Sql, sql } from './sql';

interface PendingRead {
  query: Sql;
  row: z.ZodType;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

const noRows: Result = { rows: [], count: 0 };
const listsRow = z.object({ lists: z.array(z.array(z.record(z.string(), z.unknown()))) });

const isDate = (schema: unknown): boolean =>
  schema instanceof z.ZodNullable ? isDate(schema.unwrap()) : schema instanceof z.ZodDate;

const isDateColumn = (row: z.ZodType, name: string): boolean =>
  row instanceof z.ZodObject && isDate(row.shape[name]);

/** A row as the driver would return it. In JSON an instant is text. */
const rowOf = (row: z.ZodType, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => {
      const name = camel(column);
      const isInstant = typeof value === 'string' && isDateColumn(row, name);
      return [name, isInstant ? new Date(value) : value];
    }),
  );

/** All reads as one statement: a JSON list of rows for each. */
const joined = (reads: readonly PendingRead[]): Sql => {
  const lists = reads.map(
    ({ query }) => sql`(select coalesce(json_agg(r), '[]') from (${query}) r)`,
  );
  return sql`select json_build_array(${joinSql(lists, ', ')}) as lists`;
};

async function sendTogether(
  sendQuery: SendQuery,
  reads: readonly PendingRead[],
): Promise<readonly Result[]> {
  const { rows } = await sendQuery(joined(reads), listsRow);
  const { lists } = listsRow.parse(rows[0]);
  return reads.map(({ row }, at) => {
    const list = lists[at] ?? [];
    return { rows: list.map((values) => rowOf(row, values)), count: list.length };
  });
}

/** Collects the reads that are started before the process waits for the network, and sends them together. */
export function createBatch(sendQuery: SendQuery): SendQuery {
  let pending: PendingRead[] = [];
  const flush = async () => {
    const reads = pending;
    pending = [];
    try {
      const results = await sendTogether(sendQuery, reads);
      for (const [at, { resolve }] of reads.entries()) resolve(results[at] ?? noRows);
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  };
  return (query, row) =>
    new Promise((resolve, reject) => {
      if (!row) throw new Error('Only reads are sent together.');
      pending.push({ query, row, resolve, reject });
      // A tick that is requested in a promise job runs when no promise job is left.
      if (pending.length === 1) void Promise.resolve().then(() => process.nextTick(flush));
    });
}
