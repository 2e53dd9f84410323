import { z } from 'zod';
import type { Tx } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import type { Product, Variant } from './product';

const groupNoRow = z.object({ groupNo: z.number() });
const writeOptionsRow = z.object({ valueNo: z.number(), name: z.string() });
const valueNoRow = z.object({ valueNo: z.number() });
const writeStockRow = z.object({ onHand: z.number(), reserved: z.number() });
const skuNoRow = z.object({ skuNo: z.number() });

/** Stock on hand when the source shop does not track it. */
const UNCOUNTED_QTY = 9_999;

interface VariantSource {
  goodsNo: number;
  /** Base price of the goods; variants store their surcharge, won. */
  baseWon: number;
  product: Product;
  imageKeys: ReadonlyMap<string, string>;
}

/** Matches levels and values by name: matches keep their numbers, missing ones are removed. */
async function writeOptions(
  tx: Tx,
  { goodsNo, product, imageKeys }: VariantSource,
): Promise<Map<string, number>[]> {
  const numbers: Map<string, number>[] = [];
  for (const [at, name] of product.optionNames.entries()) {
    const { groupNo } = await tx.one(
      groupNoRow,
      sql`
      insert into option_group (goods_no, level, name) values (${goodsNo}, ${at + 1}, ${name})
      on conflict (goods_no, level) do update set name = excluded.name returning group_no`,
    );
    const names = [...new Set(product.variants.map(({ values }) => values[at] ?? ''))];
    const existingValues = await tx.rows(
      writeOptionsRow,
      sql`select value_no, name from option_value where group_no = ${groupNo}`,
    );
    await tx.run(
      sql`delete from option_value where group_no = ${groupNo} and name <> all(${names}::text[])`,
    );
    const byName = new Map<string, number>();
    for (const [sort, value] of names.entries()) {
      const variant = product.variants.find(({ values, image }) => image && values[at] === value);
      const imageKey = at === 0 && variant?.image ? (imageKeys.get(variant.image) ?? null) : null;
      const existingValue = existingValues.find((row) => row.name === value);
      const { valueNo } = existingValue
        ? await tx.one(
            valueNoRow,
            sql`
            update option_value set sort = ${sort}, image_key = ${imageKey} where value_no = ${existingValue.valueNo} returning value_no`,
          )
        : await tx.one(
            valueNoRow,
            sql`
            insert into option_value (group_no, goods_no, level, name, image_key, sort)
            values (${groupNo}, ${goodsNo}, ${at + 1}, ${value}, ${imageKey}, ${sort}) returning value_no`,
          );
      byName.set(value, valueNo);
    }
    numbers.push(byName);
  }
  await tx.run(
    sql`delete from option_group where goods_no = ${goodsNo} and level > ${product.optionNames.length}`,
  );
  return numbers;
}

/** A variant is identified by its SKU, or by its option values when it has none. */
const keyOf = (product: Product, variant: Variant): string =>
  `shopify:${product.handle}:${variant.sku || variant.values.join('/')}`;

async function writeStock(tx: Tx, skuNo: number, quantity: number | null): Promise<void> {
  const wanted = quantity ?? UNCOUNTED_QTY;
  const previousStock = await tx.maybe(
    writeStockRow,
    sql`select on_hand, reserved from sku_stock where sku_no = ${skuNo} for update`,
  );
  // Reserved stock stays reserved.
  const onHand = Math.max(wanted, previousStock?.reserved ?? 0);
  if (previousStock?.onHand === onHand) return;
  await tx.run(sql`
    insert into sku_stock (sku_no, on_hand) values (${skuNo}, ${onHand})
    on conflict (sku_no) do update set on_hand = excluded.on_hand, version = sku_stock.version + 1`);
  await tx.run(sql`
    insert into stock_movement (sku_no, type, qty, ref)
    values (${skuNo}, 'ADJUST', ${onHand - (previousStock?.onHand ?? 0)}, 'catalog import')`);
}

/**
 * Writes options, SKUs and stock. A variant missing from the file is taken off sale; its orders
 * keep it.
 */
export async function writeVariants(tx: Tx, source: VariantSource): Promise<void> {
  const { goodsNo, baseWon, product } = source;
  const numbers = await writeOptions(tx, source);
  const keptSkuNos: number[] = [];
  for (const [sort, variant] of product.variants.entries()) {
    const valueNos = variant.values.map((value, at) => numbers[at]?.get(value) ?? 0);
    const { skuNo } = await tx.one(
      skuNoRow,
      sql`
      insert into sku (goods_no, source_key, value_nos, option_text, add_price, code, sort)
      values (${goodsNo}, ${keyOf(product, variant)}, ${valueNos}::bigint[], ${variant.values.join(' / ')},
        ${variant.priceWon - baseWon}, ${variant.sku}, ${sort})
      on conflict (source_key) do update set value_nos = excluded.value_nos, option_text = excluded.option_text,
        add_price = excluded.add_price, code = excluded.code, sort = excluded.sort, status = 'ON_SALE'
      returning sku_no`,
    );
    await writeStock(tx, skuNo, variant.quantity);
    keptSkuNos.push(skuNo);
  }
  await tx.run(
    sql`update sku set status = 'STOPPED' where goods_no = ${goodsNo} and sku_no <> all(${keptSkuNos}::bigint[])`,
  );
}
