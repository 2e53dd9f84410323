import { z } from 'zod';
import type { Tx } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import { recordsOf, sourceKeyOf } from './batch';
import type { Product, Variant } from './product';
import type { WrittenItem } from './write-goods';
import type { OptionNumbers } from './write-options';

const skuRow = z.object({ sourceKey: z.string(), skuNo: z.number() });
const stockRow = z.object({
  skuNo: z.number(),
  onHand: z.number(),
  reserved: z.number(),
  /** The file's number at the last import. */
  importedQty: z.number().nullable(),
});

/** Stock on hand when the source shop does not track it. */
const UNCOUNTED_QTY = 9_999;

/** A variant is identified by its SKU, or by its option values when it has none. */
const keyOf = (product: Product, variant: Variant): string =>
  `${sourceKeyOf(product)}:${variant.sku || variant.values.join('/')}`;

const skuRecords = ({ goodsNo, baseWon, product }: WrittenItem, numberOf: OptionNumbers) =>
  product.variants.map((variant, sort) => ({
    goods_no: goodsNo,
    source_key: keyOf(product, variant),
    value_nos: variant.values.map((value, at) => numberOf(goodsNo, at + 1, value)),
    option_text: variant.values.join(' / '),
    add_price: variant.priceWon - baseWon,
    code: variant.sku,
    sort,
  }));

/**
 * Sets the stock where the file's number has changed since the last import; elsewhere it stays as sales
 * have left it. What is reserved stays reserved.
 */
async function writeStock(tx: Tx, wanted: ReadonlyMap<number, number>): Promise<void> {
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

/**
 * Writes SKUs and stock. A variant missing from the file is taken off sale; its orders keep it.
 */
export async function writeSkus(
  tx: Tx,
  items: readonly WrittenItem[],
  numberOf: OptionNumbers,
): Promise<void> {
  const records = recordsOf(items.flatMap((item) => skuRecords(item, numberOf)));
  const written = await tx.rows(
    skuRow,
    sql`
    insert into sku (goods_no, source_key, value_nos, option_text, add_price, code, sort)
    select goods_no, source_key, value_nos, option_text, add_price, code, sort
    from jsonb_to_recordset(${records}::jsonb) as r (goods_no bigint, source_key text, value_nos bigint[],
      option_text text, add_price bigint, code text, sort smallint)
    on conflict (source_key) do update set value_nos = excluded.value_nos, option_text = excluded.option_text,
      add_price = excluded.add_price, code = excluded.code, sort = excluded.sort, status = 'ON_SALE'
    returning source_key, sku_no`,
  );
  const numbers = new Map(written.map((row) => [row.sourceKey, row.skuNo]));
  const quantities = items.flatMap(({ product }) =>
    product.variants.map((variant): [number, number] => [
      numbers.get(keyOf(product, variant)) ?? 0,
      variant.quantity ?? UNCOUNTED_QTY,
    ]),
  );
  await writeStock(tx, new Map(quantities));
  await tx.run(sql`
    update sku set status = 'STOPPED'
    where goods_no = any(${items.map(({ goodsNo }) => goodsNo)}::bigint[])
      and sku_no <> all(${[...numbers.values()]}::bigint[]) and status <> 'STOPPED'`);
}
