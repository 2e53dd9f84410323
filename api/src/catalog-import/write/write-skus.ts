import { z } from 'zod';
import type { Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';
import { type OptionPair, pairsOf, type Variant } from '../product';
import { recordsOf } from './batch';
import { type Identity, matchSkus } from './match-skus';
import { pairsOfKey, skuKeyOf } from './sku-key';
import type { WrittenItem } from './write-goods';
import type { OptionNumbers } from './write-options';
import { writeStock } from './write-stock';

const skuRow = z.object({ sourceKey: z.string(), skuNo: z.number() });
const existingRow = z.object({
  goodsNo: z.number(),
  skuNo: z.number(),
  sourceKey: z.string().nullable(),
  code: z.string(),
  optionText: z.string(),
  isOnSale: z.boolean(),
  pairs: z.array(z.object({ name: z.string(), value: z.string() })).nullable(),
});

/** A variant that the shop has. */
export interface ExistingSku extends Identity {
  goodsNo: number;
  skuNo: number;
  sourceKey: string | null;
  optionText: string;
  isOnSale: boolean;
}

/** The variants of these goods. Read before their options are written, which may remove values. */
export async function existingSkus(
  tx: Tx,
  items: readonly WrittenItem[],
): Promise<Map<number, ExistingSku[]>> {
  const rows = await tx.rows(
    existingRow,
    sql`
    select k.goods_no, k.sku_no, k.source_key, k.code, k.option_text, k.status = 'ON_SALE' as is_on_sale,
      case when k.value_nos = '{}' then '[]'::json else (
        select json_agg(json_build_object('name', g.name, 'value', v.name) order by g.level)
        from option_value v join option_group g using (group_no) where v.value_no = any(k.value_nos)
        having count(*) = cardinality(k.value_nos)) end as pairs
    from sku k where k.goods_no = any(${items.map(({ goodsNo }) => goodsNo)}::bigint[])
    order by k.sku_no for update`,
  );
  const existing = new Map<number, ExistingSku[]>();
  for (const row of rows) {
    const pairs: readonly OptionPair[] | undefined =
      pairsOfKey(row.sourceKey) ?? row.pairs ?? undefined;
    existing.set(row.goodsNo, [...(existing.get(row.goodsNo) ?? []), { ...row, pairs }]);
  }
  return existing;
}

interface Wanted extends Identity {
  item: WrittenItem;
  variant: Variant;
  sort: number;
  key: string;
}

const wantedOf = (item: WrittenItem): Wanted[] =>
  item.product.variants.map((variant, sort) => {
    const pairs = pairsOf(item.product, variant);
    return {
      item,
      variant,
      sort,
      pairs,
      code: variant.sku,
      key: skuKeyOf(item.product.handle, pairs),
    };
  });

function recordOf(
  { item, variant, sort, key }: Wanted,
  skuNo: number | null,
  numberOf: OptionNumbers,
) {
  return {
    sku_no: skuNo,
    goods_no: item.goodsNo,
    source_key: key,
    value_nos: variant.values.map((value, at) => numberOf(item.goodsNo, at + 1, value)),
    option_text: variant.values.join(' / '),
    add_price: variant.priceWon - item.baseWon,
    list_price: variant.listPriceWon,
    code: variant.sku,
    sort,
  };
}

const shapeOf = (records: string) =>
  sql`jsonb_to_recordset(${records}::jsonb) as r (sku_no bigint, goods_no bigint, source_key text,
    value_nos bigint[], option_text text, add_price bigint, list_price bigint, code text, sort smallint)`;

/** Writes the rows. A key that another row gives up or takes over is free before it is written. */
async function writeRows(
  tx: Tx,
  records: readonly ReturnType<typeof recordOf>[],
): Promise<Map<string, number>> {
  const shape = shapeOf(recordsOf(records));
  await tx.run(sql`
    update sku k set source_key = null from ${shape}
    where k.source_key = r.source_key and k.sku_no is distinct from r.sku_no`);
  await tx.run(sql`
    update sku k set source_key = r.source_key, value_nos = r.value_nos, option_text = r.option_text,
      add_price = r.add_price, list_price = r.list_price, code = r.code, sort = r.sort, status = 'ON_SALE'
    from ${shape} where r.sku_no = k.sku_no`);
  const written = await tx.rows(
    skuRow,
    sql`
    insert into sku (goods_no, source_key, value_nos, option_text, add_price, list_price, code, sort)
    select goods_no, source_key, value_nos, option_text, add_price, list_price, code, sort
    from ${shape} where r.sku_no is null
    returning source_key, sku_no`,
  );
  return new Map(written.map((row) => [row.sourceKey, row.skuNo]));
}

/** The key by which a stopped variant is known again, though its option values are removed. */
function keptKeyOf({ product }: WrittenItem, row: ExistingSku, wanted: ReadonlySet<string>) {
  if (!row.pairs) return null;
  const key = skuKeyOf(product.handle, row.pairs);
  return wanted.has(key) ? null : key;
}

const stopRows = (tx: Tx, rows: readonly { sku_no: number; source_key: string | null }[]) =>
  tx.run(sql`
    update sku k set status = 'STOPPED', source_key = coalesce(r.source_key, k.source_key)
    from jsonb_to_recordset(${recordsOf(rows)}::jsonb) as r (sku_no bigint, source_key text)
    where r.sku_no = k.sku_no`);

/** Stock on hand when the source shop does not track it. */
const UNCOUNTED_QTY = 9_999;

/** Variants that the file has no more, of a product that it has. */
export interface StoppedSku {
  item: WrittenItem;
  optionText: string;
}

/**
 * Writes SKUs and stock. A variant keeps its number whatever becomes of its SKU and the spelling of its
 * options, and with it what was sold, baskets, alerts and favourites. One that is missing from the file
 * is taken off sale; its orders keep it.
 */
export async function writeSkus(
  tx: Tx,
  items: readonly WrittenItem[],
  existing: ReadonlyMap<number, ExistingSku[]>,
  numberOf: OptionNumbers,
): Promise<StoppedSku[]> {
  const numbers = new Map<Wanted, number>();
  const stopped: { item: WrittenItem; row: ExistingSku }[] = [];
  const wanted = items.flatMap((item) => {
    const ofItem = wantedOf(item);
    const rows = existing.get(item.goodsNo) ?? [];
    const matched = matchSkus(ofItem, rows);
    for (const [one, { skuNo }] of matched) numbers.set(one, skuNo);
    const taken = new Set(matched.values());
    for (const row of rows) if (row.isOnSale && !taken.has(row)) stopped.push({ item, row });
    return ofItem;
  });
  const added = await writeRows(
    tx,
    wanted.map((one) => recordOf(one, numbers.get(one) ?? null, numberOf)),
  );
  const quantities = wanted.map((one): [number, number] => [
    numbers.get(one) ?? added.get(one.key) ?? 0,
    one.variant.quantity ?? UNCOUNTED_QTY,
  ]);
  await writeStock(tx, new Map(quantities));
  const keys = new Set(wanted.map(({ key }) => key));
  await stopRows(
    tx,
    stopped.map(({ item, row }) => ({ sku_no: row.skuNo, source_key: keptKeyOf(item, row, keys) })),
  );
  return stopped.map(({ item, row }) => ({ item, optionText: row.optionText }));
}
