import type { Tx } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import { type BatchItem, recordsOf, sourceKeyOf } from './batch';
import { writeContent } from './write-content';
import { writeGoods } from './write-goods';
import { writeOptions } from './write-options';
import type { Places } from './write-place';
import { writeSkus } from './write-skus';

/**
 * Writes products with everything below them, a statement for each table (the caller owns the
 * transaction). @returns how many were new
 */
export async function writeBatch(
  tx: Tx,
  items: readonly BatchItem[],
  places: Places,
): Promise<{ added: number }> {
  const written = await writeGoods(tx, items, places);
  await writeContent(tx, written);
  await writeSkus(tx, written, await writeOptions(tx, written));
  const marks = items.map(({ product, mark }) => ({ source_key: sourceKeyOf(product), mark }));
  await tx.run(sql`
    insert into catalog_import (source_key, mark, imported_at)
    select source_key, mark, now()
    from jsonb_to_recordset(${recordsOf(marks)}::jsonb) as r (source_key text, mark text)
    on conflict (source_key) do update set mark = excluded.mark, imported_at = excluded.imported_at`);
  await tx.run(
    sql`select refresh_goods_derived(${written.map(({ goodsNo }) => goodsNo)}::bigint[])`,
  );
  return { added: written.filter(({ isNew }) => isNew).length };
}
