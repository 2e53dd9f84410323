import type { BusinessFacts } from '@shop/shared/domain';
import type { Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';
import { type BatchItem, keyOfHandle, recordsOf, sourceKeyOf } from './batch';
import { writeContent } from './write-content';
import { writeGoods } from './write-goods';
import { writeOptions } from './write-options';
import { openPlaces } from './write-place';
import { existingSkus, type StoppedSku, writeSkus } from './write-skus';

/** A renamed product keeps its number; only its key moves. */
async function moveRenamed(tx: Tx, items: readonly BatchItem[]): Promise<void> {
  const moves = items.flatMap(({ product, formerHandle }) =>
    formerHandle === undefined
      ? []
      : [{ former: keyOfHandle(formerHandle), source_key: sourceKeyOf(product) }],
  );
  if (moves.length === 0) return;
  await tx.run(sql`
    update goods g set source_key = r.source_key
    from jsonb_to_recordset(${recordsOf(moves)}::jsonb) as r (former text, source_key text)
    where g.source_key = r.former`);
}

/**
 * Writes products with everything below them, a statement for each table (the caller owns the
 * transaction). @returns how many were new, and the variants that were taken off sale
 */
export async function writeBatch(
  tx: Tx,
  items: readonly BatchItem[],
  business: BusinessFacts | undefined,
): Promise<{ added: number; stopped: StoppedSku[] }> {
  const products = items.map(({ product }) => product);
  const places = await openPlaces(tx, products, business);
  await moveRenamed(tx, items);
  const written = await writeGoods(tx, items, places);
  await writeContent(tx, written);
  const existing = await existingSkus(tx, written);
  const stopped = await writeSkus(tx, written, existing, await writeOptions(tx, written));
  const marks = items.map(({ product, mark }) => ({ source_key: sourceKeyOf(product), mark }));
  await tx.run(sql`
    insert into catalog_import (source_key, mark, imported_at)
    select source_key, mark, now()
    from jsonb_to_recordset(${recordsOf(marks)}::jsonb) as r (source_key text, mark text)
    on conflict (source_key) do update set mark = excluded.mark, imported_at = excluded.imported_at`);
  await tx.run(
    sql`select refresh_goods_derived(${written.map(({ goodsNo }) => goodsNo)}::bigint[])`,
  );
  return { added: written.filter(({ isNew }) => isNew).length, stopped };
}
