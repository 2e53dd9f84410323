import { searchKeysOf } from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';
import type { Product, Variant } from '../product';
import { type BatchItem, recordsOf, sourceKeyOf } from './batch';
import type { Places } from './write-place';

const previousRow = z.object({ sourceKey: z.string(), salePrice: z.number() });
const writtenRow = z.object({ sourceKey: z.string(), goodsNo: z.number() });

/** A product with the number of its goods. */
export interface WrittenItem extends BatchItem {
  goodsNo: number;
  isNew: boolean;
  /** Base price; variants store their surcharge. */
  baseWon: number;
}

const cheapestOf = ({ variants }: Product): Variant =>
  variants.reduce((a, b) => (b.priceWon < a.priceWon ? b : a));

function goodsRecord(product: Product, places: Places) {
  const { title, vendor, category, tags, status } = product;
  const { priceWon, listPriceWon } = cheapestOf(product);
  const keys = searchKeysOf([title, vendor, ...category, ...tags]);
  const path = places.categoryPathOf(product);
  return {
    source_key: sourceKeyOf(product),
    brand_no: places.brandNoOf(product),
    category_no: path.at(-1),
    category_path: path,
    name: title,
    status,
    list_price: listPriceWon,
    sale_price: priceWon,
    search_text: keys.searchText,
    jamo_text: keys.jamoText,
    choseong_text: keys.choseongText,
  };
}

async function writePriceHistory(
  tx: Tx,
  items: readonly WrittenItem[],
  previous: ReadonlyMap<string, number>,
): Promise<void> {
  const repriced = items.filter(
    ({ product, baseWon }) => previous.get(sourceKeyOf(product)) !== baseWon,
  );
  if (repriced.length === 0) return;
  await tx.run(sql`
    update price_history set to_at = now()
    where goods_no = any(${repriced.map(({ goodsNo }) => goodsNo)}::bigint[]) and to_at is null`);
  await tx.run(sql`
    insert into price_history (goods_no, price, from_at)
    select goods_no, price, now()
    from jsonb_to_recordset(${recordsOf(
      repriced.map(({ goodsNo, baseWon }) => ({ goods_no: goodsNo, price: baseWon })),
    )}::jsonb) as r (goods_no bigint, price bigint)`);
}

/** What the file does not say of taxes stays as it is; new goods are taxed. */
async function writeTaxes(tx: Tx, items: readonly WrittenItem[]): Promise<void> {
  const rows = items.flatMap(({ goodsNo, product: { taxType } }) =>
    taxType ? [{ goods_no: goodsNo, tax_type: taxType }] : [],
  );
  await tx.run(sql`
    update goods g set tax_type = r.tax_type
    from jsonb_to_recordset(${recordsOf(rows)}::jsonb) as r (goods_no bigint, tax_type text)
    where r.goods_no = g.goods_no and r.tax_type <> g.tax_type`);
}

async function writeCategories(tx: Tx, items: readonly WrittenItem[], places: Places) {
  await tx.run(
    sql`delete from category_goods where goods_no = any(${items.map(({ goodsNo }) => goodsNo)}::bigint[])`,
  );
  const rows = items.flatMap(({ goodsNo, product }) =>
    places.categoryPathOf(product).map((no) => ({ goods_no: goodsNo, category_no: no })),
  );
  await tx.run(sql`
    insert into category_goods (category_no, goods_no)
    select category_no, goods_no
    from jsonb_to_recordset(${recordsOf(rows)}::jsonb) as r (goods_no bigint, category_no bigint)
    on conflict do nothing`);
}

/** Writes the rows of goods, with their categories and price history. */
export async function writeGoods(
  tx: Tx,
  items: readonly BatchItem[],
  places: Places,
): Promise<WrittenItem[]> {
  const keys = items.map(({ product }) => sourceKeyOf(product));
  const previousRows = await tx.rows(
    previousRow,
    sql`
    select source_key, sale_price from goods where source_key = any(${keys}::text[])
    order by goods_no for update`,
  );
  const previous = new Map(previousRows.map((row) => [row.sourceKey, row.salePrice]));
  const records = recordsOf(items.map(({ product }) => goodsRecord(product, places)));
  const { sellerNo, deliveryPolicyNo } = places.sender;
  const written = await tx.rows(
    writtenRow,
    sql`
    insert into goods (source_key, seller_no, delivery_policy_no, brand_no, category_no, category_path, name, status,
      list_price, sale_price, search_text, jamo_text, choseong_text)
    select source_key, ${sellerNo}, ${deliveryPolicyNo}, brand_no, category_no, category_path, name, status,
      list_price, sale_price, search_text, jamo_text, choseong_text
    from jsonb_to_recordset(${records}::jsonb) as r (source_key text, brand_no bigint, category_no bigint,
      category_path bigint[], name text, status text, list_price bigint, sale_price bigint, search_text text,
      jamo_text text, choseong_text text)
    on conflict (source_key) do update set brand_no = excluded.brand_no, category_no = excluded.category_no,
      category_path = excluded.category_path, name = excluded.name, status = excluded.status,
      list_price = excluded.list_price, sale_price = excluded.sale_price, search_text = excluded.search_text,
      jamo_text = excluded.jamo_text, choseong_text = excluded.choseong_text, updated_at = now()
    returning source_key, goods_no`,
  );
  const numbers = new Map(written.map((row) => [row.sourceKey, row.goodsNo]));
  const writtenItems = items.map((item): WrittenItem => {
    const key = sourceKeyOf(item.product);
    const baseWon = cheapestOf(item.product).priceWon;
    return { ...item, goodsNo: numbers.get(key) ?? 0, isNew: !previous.has(key), baseWon };
  });
  await writeTaxes(tx, writtenItems);
  await writePriceHistory(tx, writtenItems, previous);
  await writeCategories(tx, writtenItems, places);
  return writtenItems;
}
