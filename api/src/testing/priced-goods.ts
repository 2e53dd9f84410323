import fc from 'fast-check';
import { z } from 'zod';
import type { Db } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import { addSeller } from './goods';

const categoryNoRow = z.object({ categoryNo: z.number() });
const addPricedGoodsRow = z.object({ at: z.number(), goodsNo: z.number() });
const addPricedGoodsRow2 = z.object({ goodsNo: z.number(), skuNo: z.number() });

/** A deal of generated goods; times in minutes from now. */
export interface DealState {
  priceWon: number;
  startsIn: number;
  endsIn: number;
  qty: number;
  sold: number;
}

/** All inputs to the price of one piece. */
export interface PriceState {
  listPriceWon: number;
  salePriceWon: number;
  /** Surcharge of the only option. */
  addPriceWon: number;
  pointRateBp: number;
  deals: DealState[];
}

const deal = (salePriceWon: number): fc.Arbitrary<DealState> =>
  fc
    .record({
      priceWon: fc.oneof(
        fc.integer({ min: 0, max: salePriceWon }),
        fc.constant(salePriceWon),
        fc.integer({ min: salePriceWon, max: salePriceWon * 2 + 10 }),
      ),
      startsIn: fc.constantFrom(-90, -60, 60),
      endsIn: fc.constantFrom(-30, 90, 120),
      qty: fc.integer({ min: 1, max: 50 }),
      soldOut: fc.constantFrom(false, false, true),
    })
    .map(({ soldOut, ...rest }) => ({
      ...rest,
      endsIn: Math.max(rest.endsIn, rest.startsIn + 10),
      sold: soldOut ? rest.qty : rest.qty - 1,
    }));

export const priceState: fc.Arbitrary<PriceState> = fc
  .integer({ min: 0, max: 3_000_000 })
  .chain((salePriceWon) =>
    fc.record({
      salePriceWon: fc.constant(salePriceWon),
      listPriceWon: fc.integer({ min: salePriceWon, max: salePriceWon * 2 }),
      addPriceWon: fc.constantFrom(0, 0, 0, 500, 12_340),
      pointRateBp: fc.integer({ min: 0, max: 1_000 }),
      deals: fc.array(deal(salePriceWon), { maxLength: 3 }),
    }),
  );

export interface PricedGoods {
  goodsNo: number;
  skuNo: number;
  state: PriceState;
}

const policies = [
  { type: '10', feeWon: 0, freeOverWon: null },
  { type: '20', feeWon: 2_500 },
  { type: '30', feeWon: 3_000, freeOverWon: 50_000 },
  { type: '40', feeWon: 4_000, freeOverWon: null },
];

/** Puts goods with these states on sale in a category of their own. */
export async function addPricedGoods(
  db: Db,
  states: readonly PriceState[],
): Promise<{ categoryNo: number; goods: PricedGoods[] }> {
  const sellers: number[] = [];
  for (const policy of policies) sellers.push(await addSeller(db, policy));
  const { categoryNo } = await db.one(
    categoryNoRow,
    sql`
    insert into category (depth, path, name) values (1, '{1}', '시험') returning category_no`,
  );
  const rows = states.map((state, at) => ({ at, seller: sellers[at % sellers.length], ...state }));
  const goods = await db.rows(
    addPricedGoodsRow,
    sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w(at int, seller bigint,
        "listPriceWon" bigint, "salePriceWon" bigint, "pointRateBp" int)
    ), made as (
      insert into goods (seller_no, category_no, category_path, delivery_policy_no, name, status, list_price,
        sale_price, point_rate_bp)
      select w.seller, ${categoryNo}, ${[categoryNo]}, p.delivery_policy_no, w.at::text, 'ON_SALE', w."listPriceWon",
        w."salePriceWon", w."pointRateBp"
      from wanted w join delivery_policy p on p.seller_no = w.seller
      returning goods_no, name)
    select name::int as at, goods_no from made order by name::int`,
  );
  const goodsNos = goods.map(({ goodsNo }) => goodsNo);
  const surcharges = states.map((state) => state.addPriceWon);
  const skus = await db.rows(
    addPricedGoodsRow2,
    sql`
    with made as (
      insert into sku (goods_no, option_text, value_nos, add_price)
      select w.goods_no, '', '{}', w.add_price
      from unnest(${goodsNos}::bigint[], ${surcharges}::bigint[]) w(goods_no, add_price)
      returning goods_no, sku_no
    ), stocked as (insert into sku_stock (sku_no, on_hand) select sku_no, 10 from made)
    select goods_no, sku_no from made`,
  );
  const deals = goods.flatMap(({ goodsNo, at }) =>
    (states[at] as PriceState).deals.map((one) => ({ goodsNo, ...one })),
  );
  await db.run(sql`
    insert into time_deal (goods_no, price, qty, sold, per_member, from_at, to_at)
    select w."goodsNo", w."priceWon", w.qty, w.sold, 2, now() + w."startsIn" * interval '1 minute',
      now() + w."endsIn" * interval '1 minute'
    from jsonb_to_recordset(${JSON.stringify(deals)}::jsonb) w("goodsNo" bigint, "priceWon" bigint, qty int,
      sold int, "startsIn" int, "endsIn" int)`);
  const skuOf = new Map(skus.map((sku) => [sku.goodsNo, sku.skuNo]));
  return {
    categoryNo,
    goods: goods.map(({ goodsNo, at }) => ({
      goodsNo,
      skuNo: skuOf.get(goodsNo) as number,
      state: states[at] as PriceState,
    })),
  };
}
