import type { Queryable } from '@shop/api/platform/db/db';
import { sql, trustedSql } from '@shop/api/platform/db/sql';

export type Row = Record<string, unknown>;

const CHUNK = 1_000;

/** Writes many rows of one table. All rows have the columns of the first; names come from our own code. */
export async function insertRows(
  tx: Queryable,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = trustedSql(Object.keys(first).join(', '));
  const name = trustedSql(table);
  for (let at = 0; at < rows.length; at += CHUNK) {
    const part = JSON.stringify(rows.slice(at, at + CHUNK));
    await tx.run(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${part}::jsonb)`,
    );
  }
}

/** Moves a sequence past the numbers that were inserted explicitly. */
export async function moveSequence(tx: Queryable, table: string, column: string): Promise<void> {
  await tx.run(
    sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${trustedSql(column)}), 0) + 1 from ${trustedSql(table)}), false)`,
  );
}
