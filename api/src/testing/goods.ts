import type { GoodsType } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Db } from '../platform/db/db';
import { sql } from '../platform/db/sql';

const sellerNoRow = z.object({ sellerNo: z.number() });
const categoryNoRow = z.object({ categoryNo: z.number() });
const goodsNoRow = z.object({ goodsNo: z.number() });
const skuNoRow = z.object({ skuNo: z.number() });
const stockOfRow = z.object({ onHand: z.number(), reserved: z.number() });
const dealNoRow = z.object({ dealNo: z.number() });

export interface GoodsOptions {
  name?: string;
  priceWon?: number;
  listPriceWon?: number;
  stock?: number;
  sellerNo?: number;
  minQty?: number;
  maxQty?: number;
  idLimitQty?: number;
  unitQty?: number;
  adult?: boolean;
  status?: string;
  goodsType?: GoodsType;
  isTaxFree?: boolean;
  /** 예약판매: `2026-11-30` */
  shipsFrom?: string;
  /** Further SKUs of the same goods: option text and surcharge. */
  options?: readonly (readonly [string, number])[];
}

export interface TestGoods {
  goodsNo: number;
  /** The first SKU. */
  skuNo: number;
  skuNos: number[];
}

/** A seller with a delivery fee of 3,000 won, free from 30,000 won (by default). */
export async function addSeller(
  db: Db,
  delivery: { type?: string; feeWon?: number; freeOverWon?: number | null } = {},
): Promise<number> {
  const { type = '30', feeWon = 3_000, freeOverWon = 30_000 } = delivery;
  const { sellerNo } = await db.one(
    sellerNoRow,
    sql`
    insert into seller (biz_name, ceo, biz_no, mail_order_no, address, phone, email, return_address)
    values ('시험 판매자', '홍길동', '000-00-00000', '제0000호', '서울', '02-000-0000', 's@example.com', '서울')
    returning seller_no`,
  );
  await db.run(sql`
    insert into delivery_policy (seller_no, name, type, cond_type, base_fee, free_over)
    values (${sellerNo}, '기본 배송', ${type}, '10', ${feeWon}, ${freeOverWon})`);
  return sellerNo;
}

async function categoryNo(db: Db): Promise<number> {
  const existing = await db.maybe(categoryNoRow, sql`select category_no from category limit 1`);
  if (existing) return existing.categoryNo;
  const inserted = await db.one(
    categoryNoRow,
    sql`insert into category (depth, path, name) values (1, '{1}', '시험') returning category_no`,
  );
  return inserted.categoryNo;
}

/** One goods with stock and default options. */
export async function addGoods(db: Db, options: GoodsOptions = {}): Promise<TestGoods> {
  const { priceWon = 10_000, stock = 100 } = options;
  const sellerNo = options.sellerNo ?? (await addSeller(db));
  const category = await categoryNo(db);
  const { goodsNo } = await db.one(
    goodsNoRow,
    sql`
    insert into goods (seller_no, category_no, category_path, delivery_policy_no, name, status, adult_yn, min_qty,
      max_qty, id_limit_qty, unit_qty, list_price, sale_price, goods_type, tax_type, ship_from)
    values (${sellerNo}, ${category}, ${[category]},
      (select min(delivery_policy_no) from delivery_policy where seller_no = ${sellerNo}),
      ${options.name ?? '시험 상품'}, ${options.status ?? 'ON_SALE'}, ${options.adult ?? false},
      ${options.minQty ?? 1}, ${options.maxQty ?? 99}, ${options.idLimitQty ?? null}, ${options.unitQty ?? 1},
      ${options.listPriceWon ?? priceWon}, ${priceWon}, ${options.goodsType ?? 'NORMAL'},
      ${options.isTaxFree ? 'FREE' : 'TAX'}, ${options.shipsFrom ?? null})
    returning goods_no`,
  );
  await db.run(sql`
    insert into goods_image (goods_no, sort, image_key) values (${goodsNo}, 0, 'd/test')`);
  const skuNos: number[] = [];
  for (const [text, addWon] of options.options ?? [['', 0] as const]) {
    const { skuNo } = await db.one(
      skuNoRow,
      sql`
      insert into sku (goods_no, option_text, value_nos, add_price)
      values (${goodsNo}, ${text}, ${text === '' ? [] : [0]}, ${addWon}) returning sku_no`,
    );
    await db.run(sql`insert into sku_stock (sku_no, on_hand) values (${skuNo}, ${stock})`);
    skuNos.push(skuNo);
  }
  return { goodsNo, skuNo: skuNos[0] as number, skuNos };
}

/** Gives a SKU an option value with its own picture. */
export async function setPicture(db: Db, skuNo: number, imageKey: string): Promise<void> {
  await db.run(sql`
    with added as (
      insert into option_group (goods_no, level, name)
      select goods_no, 1, '색상' from sku where sku_no = ${skuNo} returning group_no, goods_no),
    value as (
      insert into option_value (group_no, goods_no, level, name, image_key)
      select group_no, goods_no, 1, '빨강', ${imageKey} from added returning value_no)
    update sku set value_nos = array[value.value_no] from value where sku_no = ${skuNo}`);
}

export async function setPrice(db: Db, goodsNo: number, priceWon: number): Promise<void> {
  await db.run(sql`
    update goods set sale_price = ${priceWon}, list_price = greatest(list_price, ${priceWon})
    where goods_no = ${goodsNo}`);
}

/** Gives the goods a delivery policy of their own: the first of its seller with another lead time. */
export async function setLeadDays(db: Db, goodsNo: number, leadDays: number): Promise<void> {
  await db.run(sql`
    with own as (
      insert into delivery_policy (seller_no, name, type, cond_type, base_fee, free_over, lead_days)
      select p.seller_no, p.name, p.type, p.cond_type, p.base_fee, p.free_over, ${leadDays}
      from goods g join delivery_policy p using (delivery_policy_no) where g.goods_no = ${goodsNo}
      returning delivery_policy_no)
    update goods set delivery_policy_no = (select delivery_policy_no from own) where goods_no = ${goodsNo}`);
}

export async function setStock(db: Db, skuNo: number, onHand: number): Promise<void> {
  await db.run(sql`update sku_stock set on_hand = ${onHand} where sku_no = ${skuNo}`);
}

export async function stockOf(
  db: Db,
  skuNo: number,
): Promise<{ onHand: number; reserved: number }> {
  return db.one(stockOfRow, sql`select on_hand, reserved from sku_stock where sku_no = ${skuNo}`);
}

/** A running deal that ends in an hour. It began long before the test clock's start. */
export async function addDeal(
  db: Db,
  goodsNo: number,
  deal: { priceWon: number; qty: number; perMember?: number },
): Promise<number> {
  const { dealNo } = await db.one(
    dealNoRow,
    sql`
    insert into time_deal (goods_no, price, qty, per_member, from_at, to_at)
    values (${goodsNo}, ${deal.priceWon}, ${deal.qty}, ${deal.perMember ?? 2},
      now() - interval '1 hour', now() + interval '1 hour') returning deal_no`,
  );
  return dealNo;
}
