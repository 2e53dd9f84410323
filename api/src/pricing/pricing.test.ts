import { randomInt } from 'node:crypto';
import {
  basketCalls,
  type GoodsCard,
  goodsCalls,
  orderCalls,
  orderSheetCalls,
  searchCalls,
} from '@shop/shared/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { sql } from '../platform/db/sql';
import { placeBody } from '../testing/checkout';
import { addMembers } from '../testing/members';
import { addPricedGoods, type PriceState, priceState } from '../testing/priced-goods';
import { isDrill } from '../testing/proofs';
import { openRacingShop, type TestShop } from '../testing/shop';
import { type CouponTerms, couponSavingWon, deliveryFeeWon, earnedPoints } from '.';

const savingRow = z.object({ saving: z.number() });
const pointsRow = z.object({ points: z.number() });
const feeRow = z.object({ fee: z.number() });

/** Printed with every failure, so that the run can be repeated. */
const seed = Number(process.env.PRICING_SEED) || randomInt(2 ** 31);
const STATES = isDrill ? 10_000 : 500;
/** What one call of the basket takes. */
const PER_BASKET = 50;

let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop(4);
}, 120_000);
afterAll(() => shop.close());

const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed });

function chunks<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < items.length; at += size) parts.push(items.slice(at, at + size));
  return parts;
}

/**
 * The rule in the plainest words: the lowest of the sale price and every deal that still sells, with the
 * surcharge of the only option.
 */
const expectedPrice = ({ salePriceWon, addPriceWon, deals }: PriceState): number =>
  addPriceWon +
  Math.min(
    salePriceWon,
    ...deals
      .filter(({ startsIn, endsIn, sold, qty }) => startsIn < 0 && endsIn > 0 && sold < qty)
      .map(({ priceWon }) => priceWon),
  );

describe(`one price everywhere (PRICING_SEED=${seed})`, () => {
  it(`shows and charges the same for ${STATES} random goods`, async () => {
    const { categoryNo, goods } = await addPricedGoods(shop.db, sample(priceState, STATES));
    await shop.db.run(sql`select refresh_deal_prices()`);
    await shop.db.run(
      sql`select refresh_goods_derived(${goods.map(({ goodsNo }) => goodsNo)}::bigint[])`,
    );
    const expected = new Map(goods.map(({ goodsNo, state }) => [goodsNo, expectedPrice(state)]));
    const prices = (cards: readonly GoodsCard[]) =>
      new Map(cards.map((card) => [card.goodsNo, card.salePriceWon]));
    const visitor = shop.visitor();

    const cards: GoodsCard[] = [];
    for (const part of chunks(goods, 50)) {
      const goodsNos = part.map(({ goodsNo }) => goodsNo).join(',');
      cards.push(...(await visitor.call(goodsCalls.cards, { query: { goodsNos } })).items);
    }
    expect(prices(cards)).toEqual(expected);

    const listed: GoodsCard[] = [];
    let cursor: string | undefined;
    do {
      const query = { categoryNo, sort: 'priceAsc', size: 96, cursor } as const;
      const list = await visitor.call(searchCalls.goods, { query });
      listed.push(...list.items);
      cursor = list.nextCursor ?? undefined;
    } while (cursor);
    expect(prices(listed)).toEqual(expected);
    const inOrder = listed.map((card) => card.salePriceWon);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));

    for (const { goodsNo, state } of goods) {
      const { price } = await visitor.call(goodsCalls.detail, { params: { goodsNo } });
      expect([goodsNo, price.salePriceWon, price.pointWon]).toEqual([
        goodsNo,
        expected.get(goodsNo),
        earnedPoints(expected.get(goodsNo) as number, state.pointRateBp),
      ]);
    }

    const members = await addMembers(shop, STATES / PER_BASKET);
    for (const [at, part] of chunks(goods, PER_BASKET).entries()) {
      const wanted = new Map(
        part.map(({ skuNo, goodsNo }) => [skuNo, expected.get(goodsNo) as number]),
      );
      const shopper = members[at] as (typeof members)[number];
      const items = part.map(({ skuNo }) => ({ skuNo, qty: 1 }));
      const added = await shopper.call(basketCalls.add, { body: { items } });
      const basket = await shopper.call(basketCalls.view);
      const lines = basket.groups.flatMap((group) => group.items);
      expect(new Map(lines.map((line) => [line.skuNo, line.unitPriceWon]))).toEqual(wanted);

      const itemNos = added.items.map((item) => item.itemNo);
      const { sheetNo } = await shopper.call(orderSheetCalls.create, {
        body: { source: 'BASKET', itemNos },
      });
      const sheet = await shopper.call(orderSheetCalls.calculate, {
        params: { sheetNo },
        body: {},
      });
      const sheetLines = sheet.sellers.flatMap((seller) => seller.items);
      expect(new Map(sheetLines.map((line) => [line.skuNo, line.unitPriceWon]))).toEqual(wanted);
      expect(sheet.amounts).toMatchObject({
        goodsWon: basket.totals.goodsWon,
        deliveryWon: basket.totals.deliveryWon,
        earnPointWon: part
          .map(({ skuNo, state }) => earnedPoints(wanted.get(skuNo) as number, state.pointRateBp))
          .reduce((sum, points) => sum + points, 0),
      });

      const { orderNo } = await shopper.call(orderCalls.place, { body: placeBody(sheet) });
      const order = await shopper.call(orderCalls.detail, { params: { orderNo } });
      expect(new Map(order.items.map((line) => [line.skuNo, line.unitPriceWon]))).toEqual(wanted);
      expect(order.amounts).toMatchObject({
        goodsWon: sheet.amounts.goodsWon,
        deliveryWon: sheet.amounts.deliveryWon,
        payWon: sheet.amounts.payWon,
        earnPointWon: sheet.amounts.earnPointWon,
      });
    }
  }, 600_000);
});

const won = fc.integer({ min: 0, max: 50_000_000 });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

describe(`pricing.sql computes what TypeScript computes (PRICING_SEED=${seed})`, () => {
  it('the saving of a coupon', async () => {
    const terms = sample(
      fc.record({
        baseWon: won,
        isPercent: fc.boolean(),
        rate: fc.integer({ min: 1, max: 100 }),
        amountWon: fc.integer({ min: 1, max: 100_000 }),
        maxAmountWon: optional(fc.integer({ min: 1, max: 100_000 })),
        minOrderWon: fc.oneof(fc.constant(0), won),
      }),
      STATES,
    ).map(
      ({ baseWon, isPercent, rate, amountWon, ...rest }): CouponTerms & { baseWon: number } => ({
        ...rest,
        baseWon,
        rate: isPercent ? rate : null,
        amountWon: isPercent ? null : amountWon,
      }),
    );
    const rows = await shop.db.rows(
      savingRow,
      sql`
      select coupon_saving(jsonb_populate_record(null::coupon, jsonb_build_object('rate', t.rate,
        'amount', t."amountWon", 'max_amount', t."maxAmountWon", 'min_order', t."minOrderWon")), t."baseWon") as saving
      from jsonb_to_recordset(${JSON.stringify(terms.map((term, at) => ({ at, ...term })))}::jsonb) t(at int,
        rate smallint, "amountWon" bigint, "maxAmountWon" bigint, "minOrderWon" bigint, "baseWon" bigint)
      order by t.at`,
    );
    expect(rows.map((row) => row.saving)).toEqual(
      terms.map((term) => couponSavingWon(term, term.baseWon)),
    );
  });

  it('earned points, also 57 for 10,000 won at 0.57%', async () => {
    const cases = [
      { paidWon: 10_000, rateBp: 57 },
      ...sample(fc.record({ paidWon: won, rateBp: fc.integer({ min: 0, max: 10_000 }) }), STATES),
    ];
    const rows = await shop.db.rows(
      pointsRow,
      sql`
      select earned_points(paid, rate) as points
      from unnest(${cases.map((one) => one.paidWon)}::bigint[], ${cases.map((one) => one.rateBp)}::int[])
        with ordinality t(paid, rate, at) order by at`,
    );
    expect(rows[0]?.points).toBe(57);
    expect(rows.map((row) => row.points)).toEqual(
      cases.map((one) => earnedPoints(one.paidWon, one.rateBp)),
    );
  });

  it('the delivery fee of one piece', async () => {
    const cases = sample(
      fc.record({
        type: fc.constantFrom('10', '20', '30', '40'),
        condType: fc.constantFrom('10', '20'),
        baseFeeWon: fc.integer({ min: 0, max: 10_000 }),
        freeOverWon: optional(fc.integer({ min: 1, max: 100_000 })),
        qtyUnit: optional(fc.integer({ min: 1, max: 10 })),
        goodsWon: fc.integer({ min: 0, max: 200_000 }),
      }),
      STATES,
    );
    const rows = await shop.db.rows(
      feeRow,
      sql`
      select single_delivery_fee(jsonb_populate_record(null::delivery_policy, jsonb_build_object('type', t.type,
        'cond_type', t."condType", 'base_fee', t."baseFeeWon", 'free_over', t."freeOverWon",
        'qty_unit', t."qtyUnit")), t."goodsWon") as fee
      from jsonb_to_recordset(${JSON.stringify(cases.map((one, at) => ({ at, ...one })))}::jsonb) t(at int, type text,
        "condType" text, "baseFeeWon" bigint, "freeOverWon" bigint, "qtyUnit" int, "goodsWon" bigint)
      order by t.at`,
    );
    expect(rows.map((row) => row.fee)).toEqual(
      cases.map(({ goodsWon, ...rule }) =>
        deliveryFeeWon(rule as Parameters<typeof deliveryFeeWon>[0], { goodsWon, qty: 1 }),
      ),
    );
  });
});
