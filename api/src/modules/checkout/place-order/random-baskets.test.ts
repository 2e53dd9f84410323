import {
  basketCalls,
  commonEaiCalls,
  couponCalls,
  goodsCalls,
  orderCalls,
  orderSheetCalls,
} from '@shop/shared/contracts';
import fc from 'fast-check';
import { openSheet, pay, place, placeBody } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addDeal, addGoods } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { openTestShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';

/** The ordinary run takes few. */
const STORIES = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 1_000) / 125);

let shop: TestShop;
let crowd: Visitor[];
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '10000' } });
  crowd = await addMembers(shop, 2 * STORIES + 1);
}, 120_000);
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

/** A line of the basket: put in anew, it is another one. */
interface Line {
  id: number;
  qty: number;
}

const step = fc.record({
  kind: fc.constantFrom('put', 'put', 'sheet', 'sheet', 'buy', 'buy', 'remove'),
  sku: fc.nat(2),
  qty: fc.integer({ min: 1, max: 3 }),
  sheet: fc.nat(9),
  isRaised: fc.boolean(),
});

it(`takes out of the basket what was bought, and orders only what is in it, ${STORIES} times`, async () => {
  const skuNos: number[] = [];
  for (let at = 0; at < 3; at += 1) skuNos.push((await addGoods(shop.db, { stock: 9_999 })).skuNo);
  const stories = fc.sample(fc.array(step, { minLength: 8, maxLength: 16 }), {
    numRuns: STORIES,
    seed: 38,
  });
  for (const [at, steps] of stories.entries()) {
    const who = crowd[at] as Visitor;
    const basket = new Map<number, Line>();
    const sheets: { sheetNo: string; lines: Map<number, Line> }[] = [];
    let lastId = 0;
    const put = async (sku: number, qty: number) => {
      const skuNo = skuNos[sku] as number;
      await who.call(basketCalls.add, { body: { items: [{ skuNo, qty }] } });
      lastId += 1;
      const before = basket.get(skuNo) ?? { id: lastId, qty: 0 };
      basket.set(skuNo, { ...before, qty: before.qty + qty });
    };
    for (const { kind, sku, qty, sheet: pick, isRaised } of steps) {
      if (kind === 'put') await put(sku, qty);
      if (kind === 'remove' && basket.delete(skuNos[sku] as number)) {
        const { groups } = await who.call(basketCalls.view);
        const item = groups.flatMap(({ items }) => items).find((one) => one.skuNo === skuNos[sku]);
        await who.call(basketCalls.remove, { query: { itemNos: String(item?.itemNo) } });
      }
      if (kind === 'sheet' && basket.size > 0) {
        const body = { source: 'BASKET' as const };
        const { sheetNo } = await who.call(orderSheetCalls.create, { body });
        sheets.push({ sheetNo, lines: new Map(basket) });
      }
      const sheet = sheets[pick % Math.max(sheets.length, 1)];
      if (kind !== 'buy' || !sheet) continue;
      const params = { sheetNo: sheet.sheetNo };
      const isSame = [...sheet.lines].every(([skuNo, { id, qty: was }]) => {
        const now = basket.get(skuNo);
        return now?.id === id && now.qty === was;
      });
      const view = await who.request(orderSheetCalls.view, { params });
      const isOpen = view.status === 200;
      expect(isSame && !isOpen).toBe(false);
      if (!isOpen) continue;
      const placed = await who.request(orderCalls.place, { body: placeBody(view.payload) });
      expect([at, placed.status]).toEqual([at, isSame ? 200 : 409]);
      if (!isSame) {
        expect(view.payload.changes?.lines.length).toBeGreaterThan(0);
        continue;
      }
      sheets.splice(sheets.indexOf(sheet), 1);
      if (isRaised) await put(sku, qty);
      if (placed.payload.paymentState !== 'PAID') await pay(shop, who, placed.payload.paymentNo);
      for (const [skuNo, { id, qty: bought }] of sheet.lines) {
        const line = basket.get(skuNo);
        if (line?.id !== id) continue;
        if (line.qty > bought) basket.set(skuNo, { id, qty: line.qty - bought });
        else basket.delete(skuNo);
      }
    }
    const { groups } = await who.call(basketCalls.view);
    const left = groups.flatMap(({ items }) => items).map((item) => [item.skuNo, item.qty]);
    expect(new Map(left as [number, number][])).toEqual(
      new Map([...basket].map(([skuNo, { qty }]) => [skuNo, qty])),
    );
  }
}, 1_800_000);

it(`holds nothing of an unfinished order against its member, ${STORIES} times`, async () => {
  const stranger = crowd[2 * STORIES] as Visitor;
  const stories = fc.sample(
    fc.record({
      stock: fc.integer({ min: 1, max: 4 }),
      idLimitQty: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      hasDeal: fc.boolean(),
      hasCoupon: fc.boolean(),
      usePointWon: fc.constantFrom(0, 600, 1_000),
    }),
    { numRuns: STORIES, seed: 38 },
  );
  for (const [at, { stock, idLimitQty, hasDeal, hasCoupon, usePointWon }] of stories.entries()) {
    const who = crowd[STORIES + at] as Visitor;
    const qty = Math.min(stock, idLimitQty ?? stock);
    const { goodsNo, skuNo } = await addGoods(shop.db, { priceWon: 20_000, stock, idLimitQty });
    if (hasDeal) await addDeal(shop.db, goodsNo, { priceWon: 15_000, qty, perMember: qty });
    const couponIssueNos: number[] = [];
    if (hasCoupon) {
      const couponNo = await addCoupon(shop.db, { amountWon: 1_000 });
      const coupon = await who.call(couponCalls.download, { params: { couponNo } });
      couponIssueNos.push(coupon.issueNo);
    }
    await who.call(basketCalls.add, { body: { items: [{ skuNo, qty }] } });
    const seen = async () => ({
      basket: await who.call(basketCalls.view),
      stock: (await who.call(goodsCalls.stock, { params: { goodsNo } })).skus,
      coupons: (await who.call(couponCalls.mine, { query: { tab: 'usable' } })).usableCount,
      points: (await who.call(commonEaiCalls.callLpointQuery, { body: {} })).pointBalance,
    });
    const before = await seen();
    const choices = { couponIssueNos, usePointWon };
    const first = await openSheet(who, [{ skuNo, qty }], choices);
    const { paymentNo } = await place(who, first);
    expect(await seen()).toEqual(before);
    const { skus } = await stranger.call(goodsCalls.stock, { params: { goodsNo } });
    expect(skus[0]?.available).toBe(stock - qty);

    const second = await openSheet(who, [{ skuNo, qty }], choices);
    expect(second.amounts).toEqual(first.amounts);
    const again = await place(who, second);
    expect(await seen()).toEqual(before);
    expect(await pay(shop, who, again.paymentNo)).toMatchObject({ state: 'PAID' });
    const open = (await who.call(orderCalls.list, { query: {} })).orders;
    const isNeeded = stock < 2 * qty || (idLimitQty ?? 9) < 2 * qty || hasDeal || hasCoupon;
    if (isNeeded || usePointWon > 500)
      expect(open.filter(({ openPaymentNo }) => openPaymentNo === paymentNo)).toEqual([]);
  }
}, 1_800_000);
