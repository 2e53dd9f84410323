import { z } from 'zod';
import type { Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';
import { recordsOf } from './batch';

const stockRow = z.object({
  skuNo: z.number(),
  onHand: z.number(),
  reserved: z.number(),
  /** The file's number at the last import. */
  importedQty: z.number().nullable(),
});

/**
 * Sets the stock where the file's number has changed since the last import; elsewhere it stays as sales
 * have left it. What is reserved stays reserved.
 */
export async function writeStock(tx: Tx, wanted: ReadonlyMap<number, number>): Promise<void> {
  const previousRows = await tx.rows(
    stockRow,
    sql`
    select sku_no, on_hand, reserved, imported_qty from sku_stock where sku_no = any(${[...wanted.keys()]}::bigint[])
    order by sku_no for update`,
  );
  const previous = new Map(previousRows.map((row) => [row.skuNo, row]));
  const changed = [...wanted].flatMap(([skuNo, qty]) => {
    const before = previous.get(skuNo);
    if (before?.importedQty === qty) return [];
    // Imported before the file's number was kept: what was sold since is unknown, so the stock stays.
    const isFirstRecord = before !== undefined && before.importedQty === null;
    const onHand = isFirstRecord ? before.onHand : Math.max(qty, before?.reserved ?? 0);
    const moved = onHand - (before?.onHand ?? 0);
    return [{ sku_no: skuNo, on_hand: onHand, imported_qty: qty, moved }];
  });
  const shape = sql`jsonb_to_recordset(${recordsOf(changed)}::jsonb) as r (sku_no bigint, on_hand int, imported_qty int, moved int)`;
  await tx.run(sql`
    insert into sku_stock (sku_no, on_hand, imported_qty) select sku_no, on_hand, imported_qty from ${shape}
    on conflict (sku_no) do update set on_hand = excluded.on_hand, imported_qty = excluded.imported_qty,
      version = sku_stock.version + 1`);
  await tx.run(sql`
    insert into stock_movement (sku_no, type, qty, ref)
    select sku_no, 'ADJUST', moved, 'catalog import' from ${shape} where moved <> 0`);
}
