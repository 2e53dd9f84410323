import { z } from 'zod';
import { sql, trustedSql } from '../platform/db/sql';
import type { TestShop } from './shop';

const columnRow = z.object({ tableName: z.string(), columnName: z.string() });
const valueRow = z.object({ value: z.string() });

/**
 * Searches every text and JSON column of the database for words, sealed ones opened.
 * @returns `table.column` of each find, sorted, each once
 */
export async function findText(shop: TestShop, words: readonly string[]): Promise<string[]> {
  const columns = await shop.db.rows(
    columnRow,
    sql`select case when table_schema = 'public' then table_name else table_schema || '.' || table_name end
        as table_name, column_name
      from information_schema.columns
      where table_schema in ('public', 'kept') and data_type in ('text', 'json', 'jsonb', 'ARRAY')
        and table_name in (select tablename from pg_tables where schemaname = table_schema)`,
  );
  const found = new Set<string>();
  for (const { tableName, columnName } of columns) {
    const values = await shop.db.rows(
      valueRow,
      sql`select ${trustedSql(columnName)}::text as value from ${trustedSql(tableName)}
        where ${trustedSql(columnName)} is not null`,
    );
    const isSealed = columnName.endsWith('_enc');
    for (const { value } of values) {
      const text = isSealed ? shop.deps.secrets.open(value) : value;
      if (words.some((word) => text.includes(word))) found.add(`${tableName}.${columnName}`);
    }
  }
  return [...found].sort();
}
