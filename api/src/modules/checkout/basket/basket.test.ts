import { basketCalls, couponCalls, orderSheetCalls } from '@shop/shared/contracts';
import { movableHolidays, promisedArrival } from '@shop/shared/domain';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import {
  addDeal,
  addGoods,
  addSeller,
  setLeadDays,
  setPicture,
  setPrice,
  setStock,
} from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const put = (who: Visitor, skuNo: number, qty = 1) =>
  who.request(basketCalls.add, { body: { items: [{ skuNo, qty }] } });

async function shopper(cno = members.general): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.signIn(cno);
  const { groups, invalidItems } = await visitor.call(basketCalls.view);
  const itemNos = [...groups.flatMap((group) => group.items), ...invalidItems].map(
    (item) => item.itemNo,
  );
  if (itemNos.length > 0)
    await visitor.call(basketCalls.remove, { query: { itemNos: itemNos.join(',') } });
  return visitor;
}

describe('basket', () => {
  it('groups lines by seller, each with its fee and the amount left to free delivery', async () => {
    const [near, far] = [
      await addSeller(shop.db),
      await addSeller(shop.db, { type: '20', feeWon: 2_500, freeOverWon: null }),
    ];
    const a = await addGoods(shop.db, { sellerNo: near, priceWon: 12_000, listPriceWon: 15_000 });
    const b = await addGoods(shop.db, { sellerNo: far, priceWon: 40_000 });
    const who = await shopper();
    await put(who, a.skuNo, 2);
    await put(who, b.skuNo);
    const view = await who.call(basketCalls.view);
    expect(view.count).toBe(2);
    expect(view.totals).toEqual({
      ownCard: null,
      listWon: 70_000,
      discountWon: 6_000,
      goodsWon: 64_000,
      deliveryWon: 5_500,
      payWon: 69_500,
      selectedItems: 2,
      selectedQty: 3,
    });
    const bars = Object.fromEntries(view.groups.map((group) => [group.sellerNo, group.delivery]));
    expect(bars[near]).toEqual({
      type: '30',
      feeWon: 3_000,
      freeOverWon: 30_000,
      remainingWon: 6_000,
      progressRate: 80,
      qtyUnit: null,
      feeCount: 1,
    });
    expect(bars[far]).toMatchObject({ type: '20', feeWon: 2_500, freeOverWon: null });

    const itemNo = view.groups.find((group) => group.sellerNo === near)?.items[0]?.itemNo as number;
    const more = await who.call(basketCalls.change, { params: { itemNo }, body: { qty: 3 } });
    expect(more.totals).toMatchObject({ goodsWon: 76_000, deliveryWon: 2_500 });
    const fewer = await who.call(basketCalls.select, {
      body: { itemNos: [itemNo], selected: false },
    });
    expect(fewer.totals).toMatchObject({ goodsWon: 40_000, selectedItems: 1 });
    const tried = await who.call(basketCalls.calculate, { body: { itemNos: [itemNo] } });
    expect(tried.totals).toMatchObject({ goodsWon: 36_000, deliveryWon: 0 });
    expect((await who.call(basketCalls.view)).totals).toEqual(fewer.totals);
  });

  it('says how many pieces a fee is for, unless other goods of the seller ask for it as well', async () => {
    const sellerNo = await addSeller(shop.db, { type: '20', feeWon: 2_500, freeOverWon: null });
    await shop.db.run(sql`
      update delivery_policy set cond_type = '20', qty_unit = 3 where seller_no = ${sellerNo}`);
    const goods = await addGoods(shop.db, { sellerNo });
    const who = await shopper();
    await put(who, goods.skuNo, 4);
    const deliveries = async () =>
      (await who.call(basketCalls.view)).groups.map(({ delivery }) => delivery);
    expect(await deliveries()).toMatchObject([{ feeWon: 5_000, qtyUnit: 3 }]);
    const other = await addGoods(shop.db, { sellerNo });
    await shop.db.run(sql`
      with own as (
        insert into delivery_policy (seller_no, name, type, cond_type, base_fee)
        values (${sellerNo}, '따로 배송', '20', '10', 1000) returning delivery_policy_no)
      update goods set delivery_policy_no = (select delivery_policy_no from own)
      where goods_no = ${other.goodsNo}`);
    await put(who, other.skuNo);
    expect(await deliveries()).toMatchObject([{ feeWon: 6_000, qtyUnit: null, feeCount: 2 }]);
  });

  it.each([
    [0, '5040', '최소 2개부터 구매할 수 있어요'],
    [-1, '5040', '최소 2개부터 구매할 수 있어요'],
    [3, '5044', '2개 단위로만 구매할 수 있어요'],
    [2.5, '5044', '2개 단위로만 구매할 수 있어요'],
    [12, '5041', '한 번에 최대 10개까지 구매할 수 있어요'],
    [1e15, '5041', '한 번에 최대 10개까지 구매할 수 있어요'],
  ])('rejects a quantity of %p with %s', async (qty, code, message) => {
    const goods = await addGoods(shop.db, { minQty: 2, maxQty: 10, unitQty: 2 });
    const who = await shopper();
    expect(await put(who, goods.skuNo, qty)).toMatchObject({ status: 422, code, message });
    expect(await who.call(basketCalls.count)).toMatchObject({ count: 0 });
  });

  it('tells by when the selected goods of a seller arrive, and nothing for what is sent to the phone', async () => {
    const sellerNo = await addSeller(shop.db);
    const [quick, slow, phone] = [
      await addGoods(shop.db, { sellerNo }),
      await addGoods(shop.db, { sellerNo }),
      await addGoods(shop.db),
    ];
    await setLeadDays(shop.db, quick.goodsNo, 1);
    await setLeadDays(shop.db, slow.goodsNo, 4);
    await shop.db.run(
      sql`update goods set goods_type = 'ECOUPON' where goods_no = ${phone.goodsNo}`,
    );
    const who = await shopper();
    for (const { skuNo } of [quick, slow, phone]) await put(who, skuNo);
    const promise = (leadDays: number) =>
      promisedArrival(shop.clock.now(), leadDays, 15, movableHolidays);
    const arrivals = (groups: readonly { sellerNo: number; arrivesOn: string | null }[]) => [
      groups.find((group) => group.sellerNo === sellerNo)?.arrivesOn,
      groups.find((group) => group.sellerNo !== sellerNo)?.arrivesOn,
    ];
    const both = await who.call(basketCalls.view);
    expect(arrivals(both.groups)).toEqual([promise(4), null]);
    const items = both.groups.flatMap((group) => group.items);
    const itemNo = items.find(({ skuNo }) => skuNo === slow.skuNo)?.itemNo ?? 0;
    const one = await who.call(basketCalls.select, {
      body: { itemNos: [itemNo], selected: false },
    });
    expect(arrivals(one.groups)).toEqual([promise(1), null]);
    const { sheetNo } = await who.call(orderSheetCalls.create, { body: { source: 'BASKET' } });
    const sheet = await who.call(orderSheetCalls.view, { params: { sheetNo } });
    expect(arrivals(sheet.sellers)).toEqual([promise(1), null]);
  });

  it('counts the days that the default address takes longer, and on the sheet those of the chosen one', async () => {
    await shop.db.script(
      `insert into area_fee (name, zip_from, zip_to, fee, extra_days) values ('제주', '63000', '63644', 0, 2)`,
    );
    const { skuNo, goodsNo } = await addGoods(shop.db);
    await setLeadDays(shop.db, goodsNo, 1);
    const who = await shopper();
    await put(who, skuNo);
    const promise = (leadDays: number) =>
      promisedArrival(shop.clock.now(), leadDays, 15, movableHolidays);
    const arrivesOn = async () => (await who.call(basketCalls.view)).groups[0]?.arrivesOn;
    expect(await arrivesOn()).toBe(promise(1));
    const { sheetNo } = await who.call(orderSheetCalls.create, { body: { source: 'BASKET' } });
    const { addresses } = await who.call(orderSheetCalls.view, { params: { sheetNo } });
    const jeju = addresses.find(({ alias }) => alias === '제주 부모님');
    const sheet = await who.call(orderSheetCalls.calculate, {
      params: { sheetNo },
      body: { addressNo: jeju?.addressNo ?? null },
    });
    expect(sheet.sellers[0]?.arrivesOn).toBe(promise(3));
    await shop.db.run(
      sql`update member_address set is_default = (address_no = ${jeju?.addressNo})`,
    );
    expect(await arrivesOn()).toBe(promise(3));
  });

  it('rejects goods that are off sale, sold out or short of stock', async () => {
    const who = await shopper();
    const ended = await addGoods(shop.db, { status: 'ENDED' });
    const empty = await addGoods(shop.db, { stock: 0 });
    const few = await addGoods(shop.db, { stock: 3 });
    expect((await put(who, ended.skuNo)).code).toBe('5002');
    expect((await put(who, 999_999_999)).code).toBe('5002');
    expect((await put(who, empty.skuNo)).code).toBe('5016');
    expect((await put(who, few.skuNo, 4)).code).toBe('5016');
    await put(who, few.skuNo, 2);
    expect((await put(who, few.skuNo, 2)).code).toBe('5016');
    expect((await who.request(basketCalls.add, { body: { items: [] } })).code).toBe('INVALID');
  });

  it('returns 5045 when the limit per ID is used up, and 5042 when the quantity exceeds it', async () => {
    const goods = await addGoods(shop.db, { idLimitQty: 2 });
    const who = await shopper();
    await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }]);
    expect(await put(who, goods.skuNo, 2)).toMatchObject({
      code: '5042',
      message: 'ID당 2개까지 구매할 수 있어요 (이미 1개 구매)',
    });
    await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }]);
    expect(await put(who, goods.skuNo)).toMatchObject({
      code: '5045',
      message: '1인당 2개까지 살 수 있어 지금은 구매 가능한 수량이 없어요',
    });
  });

  it('returns 5043 when a visitor or a member without age verification adds adult goods', async () => {
    const goods = await addGoods(shop.db, { adult: true });
    for (const one of [shop.visitor(), await shopper(members.family)])
      expect(await put(one, goods.skuNo)).toMatchObject({
        status: 422,
        code: '5043',
        message: '성인 인증 후 주문할 수 있어요',
      });
    const adult = await shopper(members.general);
    await put(adult, goods.skuNo);
    expect((await adult.call(basketCalls.view)).groups[0]?.items[0]?.problem).toBeNull();
  });

  it('keeps adult goods, without their picture, when the verification has ended', async () => {
    const goods = await addGoods(shop.db, { adult: true });
    const who = await shopper(members.general);
    await put(who, goods.skuNo);
    const pictureOf = async () => {
      const { groups, invalidItems } = await who.call(basketCalls.view);
      return [...groups.flatMap(({ items }) => items), ...invalidItems].map(
        ({ image, problem }) => [image.key, problem?.code],
      );
    };
    expect(await pictureOf()).toEqual([['d/test', undefined]]);
    await shop.db.run(sql`
      update member set adult_verified_until = adult_verified_until - interval '2 years'`);
    expect(await pictureOf()).toEqual([['l/19', '5043']]);
    await shop.db.run(sql`
      update member set adult_verified_until = adult_verified_until + interval '2 years'`);
  });

  it('shows the picture of the chosen colour, in the basket and on the order', async () => {
    const goods = await addGoods(shop.db, {
      options: [
        ['파랑', 0],
        ['빨강', 0],
      ],
    });
    const [blue, red] = goods.skuNos as [number, number];
    await setPicture(shop.db, red, 'd/red');
    const who = await shopper();
    await put(who, blue);
    await put(who, red);
    const { groups } = await who.call(basketCalls.view);
    expect(groups[0]?.items.map(({ skuNo, image }) => [skuNo, image.key]).sort()).toEqual([
      [blue, 'd/test'],
      [red, 'd/red'],
    ]);
    const orderNo = await buy(shop, who, [{ skuNo: red, qty: 1 }]);
    const row = z.object({ imageKey: z.string() });
    expect(
      await shop.db.rows(row, sql`select image_key from order_item where order_no = ${orderNo}`),
    ).toEqual([{ imageKey: 'd/red' }]);
  });

  it('reports price, sold-out and off-sale changes since the goods were added', async () => {
    const [dear, gone, ended] = [
      await addGoods(shop.db),
      await addGoods(shop.db),
      await addGoods(shop.db),
    ];
    const who = await shopper();
    for (const goods of [dear, gone, ended]) await put(who, goods.skuNo);
    await setPrice(shop.db, dear.goodsNo, 11_000);
    await setStock(shop.db, gone.skuNo, 0);
    await shop.db.script(`update goods set status = 'ENDED' where goods_no = ${ended.goodsNo}`);
    const view = await who.call(basketCalls.view);
    expect(view.groups[0]?.items[0]).toMatchObject({
      unitPriceWon: 11_000,
      addedPriceWon: 10_000,
      problem: null,
    });
    expect(view.invalidItems.map((item) => item.problem?.code).sort()).toEqual(['5002', '5028']);
    expect(view.totals).toMatchObject({ goodsWon: 11_000, selectedItems: 1 });
    expect(view.count).toBe(3);
  });

  it('changes the option, and merges with an existing line of that option', async () => {
    const goods = await addGoods(shop.db, {
      options: [
        ['빨강', 0],
        ['파랑', 1_000],
      ],
    });
    const other = await addGoods(shop.db);
    const who = await shopper();
    const [red, blue] = goods.skuNos as [number, number];
    await put(who, red, 2);
    await put(who, blue, 1);
    const view = await who.call(basketCalls.view);
    const item = view.groups[0]?.items.find((one) => one.skuNo === red);
    const params = { itemNo: item?.itemNo as number };
    expect(
      (await who.request(basketCalls.change, { params, body: { skuNo: other.skuNo } })).status,
    ).toBe(404);
    const after = await who.call(basketCalls.change, { params, body: { skuNo: blue } });
    expect(after.groups[0]?.items).toMatchObject([
      { skuNo: blue, qty: 3, unitPriceWon: 11_000, optionText: '파랑' },
    ]);
  });

  it('sells a running deal at its price, up to the limit per member', async () => {
    const goods = await addGoods(shop.db, { priceWon: 20_000 });
    await addDeal(shop.db, goods.goodsNo, { priceWon: 9_900, qty: 5, perMember: 2 });
    const who = await shopper();
    expect((await put(who, goods.skuNo, 3)).code).toBe('5042');
    await put(who, goods.skuNo, 2);
    expect((await who.call(basketCalls.view)).groups[0]?.items[0]).toMatchObject({
      unitPriceWon: 9_900,
      deal: { endsAt: expect.any(String) },
    });
  });

  it('merges a visitor’s basket at sign-in, keeping every line and the larger quantity', async () => {
    const [shared, only] = [await addGoods(shop.db), await addGoods(shop.db, { maxQty: 5 })];
    const who = await shopper(members.family);
    await put(who, shared.skuNo, 4);
    const guest = shop.visitor();
    await put(guest, shared.skuNo, 2);
    await put(guest, only.skuNo, 5);
    expect(await guest.call(basketCalls.count)).toEqual({ count: 2 });
    await guest.signIn(members.family);
    expect(await guest.call(basketCalls.merge, { body: {} })).toEqual({ merged: 2, count: 2 });
    const items = (await guest.call(basketCalls.view)).groups.flatMap((group) => group.items);
    expect(Object.fromEntries(items.map((item) => [item.skuNo, item.qty]))).toEqual({
      [shared.skuNo]: 4,
      [only.skuNo]: 5,
    });
    expect(await guest.call(basketCalls.merge, { body: {} })).toEqual({ merged: 0, count: 2 });
    expect(guest.cookies.has('shopGuest')).toBe(false);
  });

  it('does not expose a basket to other members', async () => {
    const goods = await addGoods(shop.db);
    const who = await shopper();
    await put(who, goods.skuNo);
    const item = (await who.call(basketCalls.view)).groups[0]?.items[0];
    const stranger = await shopper(members.corporate);
    const params = { itemNo: item?.itemNo as number };
    expect((await stranger.request(basketCalls.change, { params, body: { qty: 9 } })).status).toBe(
      404,
    );
    await stranger.call(basketCalls.remove, { query: { itemNos: String(params.itemNo) } });
    expect(await who.call(basketCalls.count)).toMatchObject({ count: 1 });
  });
});

describe('idempotency', () => {
  it('runs once for a repeated key and body, and rejects another body', async () => {
    const goods = await addGoods(shop.db);
    const who = await shopper();
    const body = { items: [{ skuNo: goods.skuNo, qty: 1 }] };
    const first = await who.request(basketCalls.add, { body }, { key: 'form-0001' });
    const second = await who.request(basketCalls.add, { body }, { key: 'form-0001' });
    expect(second.payload).toEqual(first.payload);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect((await who.call(basketCalls.view)).totals.selectedQty).toBe(1);
    const other = await who.request(
      basketCalls.add,
      { body: { items: [{ skuNo: goods.skuNo, qty: 2 }] } },
      { key: 'form-0001' },
    );
    expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await who.request(basketCalls.add, { body }, { key: 'x' })).code).toBe(
      'IDEMPOTENCY_KEY_REQUIRED',
    );
  });

  it('gives a visitor ownership of the basket when the lost first response is requested again', async () => {
    const goods = await addGoods(shop.db);
    const body = { items: [{ skuNo: goods.skuNo, qty: 1 }] };
    await shop.visitor().request(basketCalls.add, { body }, { key: 'visitor-form-1' });
    const who = shop.visitor();
    const again = await who.request(basketCalls.add, { body }, { key: 'visitor-form-1' });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await who.call(basketCalls.view)).totals.selectedQty).toBe(1);
    expect(await shop.visitor().call(basketCalls.count)).toEqual({ count: 0 });
  });

  it('accepts a rejected call again with the same key', async () => {
    const goods = await addGoods(shop.db, { stock: 0 });
    const who = await shopper();
    const body = { items: [{ skuNo: goods.skuNo, qty: 1 }] };
    expect((await who.request(basketCalls.add, { body }, { key: 'form-0002' })).code).toBe('5016');
    await setStock(shop.db, goods.skuNo, 5);
    expect((await who.request(basketCalls.add, { body }, { key: 'form-0002' })).status).toBe(200);
  });
});

it('shows the price of each selected line with the best coupons of the member, and their kinds', async () => {
  const who = await shopper();
  await shop.db.script("update member_coupon set state = 'REVOKED' where state = 'ISSUED'");
  const [a, b] = [
    await addGoods(shop.db, { priceWon: 20_000 }),
    await addGoods(shop.db, { priceWon: 10_000 }),
  ];
  for (const couponNo of [
    await addCoupon(shop.db, { kind: 'GOODS', amountWon: 3_000, goodsNos: [a.goodsNo] }),
    await addCoupon(shop.db, { kind: 'BASKET', rate: 10 }),
  ]) {
    await who.call(couponCalls.download, { params: { couponNo } });
  }
  await put(who, a.skuNo);
  await put(who, b.skuNo);
  const couponsOf = async () => {
    const { groups } = await who.call(basketCalls.view);
    const items = groups.flatMap((group) => group.items);
    return Object.fromEntries(
      items.map(({ skuNo, couponWon, couponText }) => [skuNo, [couponWon, couponText]]),
    );
  };
  const ofA = [4_700, '상품·장바구니 쿠폰'];
  expect(await couponsOf()).toEqual({ [a.skuNo]: ofA, [b.skuNo]: [1_000, '장바구니 쿠폰'] });
  const { groups } = await who.call(basketCalls.view);
  const ofB = groups.flatMap((group) => group.items).find((item) => item.skuNo === b.skuNo);
  await who.call(basketCalls.select, { body: { itemNos: [ofB?.itemNo ?? 0], selected: false } });
  expect(await couponsOf()).toEqual({ [a.skuNo]: ofA, [b.skuNo]: [0, null] });
});

it('says that the deal of a line is over', async () => {
  const who = await shopper();
  const goods = await addGoods(shop.db, { priceWon: 20_000 });
  const dealNo = await addDeal(shop.db, goods.goodsNo, { priceWon: 15_000, qty: 5 });
  await put(who, goods.skuNo);
  const line = async () => (await who.call(basketCalls.view)).groups[0]?.items[0];
  expect(await line()).toMatchObject({ isDealOver: false, unitPriceWon: 15_000 });
  await shop.db.script(
    `update time_deal set to_at = now() - interval '1 minute' where deal_no = ${dealNo}`,
  );
  expect(await line()).toMatchObject({
    isDealOver: true,
    deal: null,
    addedPriceWon: 15_000,
    unitPriceWon: 20_000,
  });
});

describe('lines kept for later', () => {
  const linesOf = async (who: Awaited<ReturnType<typeof shopper>>) => {
    const view = await who.call(basketCalls.view);
    const skus = (items: readonly { skuNo: number }[]) => items.map(({ skuNo }) => skuNo);
    return {
      basket: skus(view.groups.flatMap(({ items }) => items)),
      later: skus(view.laterItems),
      count: view.count,
      payWon: view.totals.goodsWon,
    };
  };
  const keep = async (
    who: Awaited<ReturnType<typeof shopper>>,
    skuNo: number,
    isLater: boolean,
  ) => {
    const view = await who.call(basketCalls.view);
    const all = [...view.groups.flatMap(({ items }) => items), ...view.laterItems];
    const itemNo = all.find((item) => item.skuNo === skuNo)?.itemNo ?? 0;
    await who.call(basketCalls.keepForLater, { body: { itemNos: [itemNo], isLater } });
  };

  it('leaves them out of totals, count and orders until they are moved back', async () => {
    const who = await shopper();
    const [a, b] = [
      await addGoods(shop.db, { priceWon: 20_000 }),
      await addGoods(shop.db, { priceWon: 10_000 }),
    ];
    await put(who, a.skuNo);
    await put(who, b.skuNo);
    await keep(who, b.skuNo, true);
    expect(await linesOf(who)).toEqual({
      basket: [a.skuNo],
      later: [b.skuNo],
      count: 1,
      payWon: 20_000,
    });
    expect(await who.call(basketCalls.count)).toMatchObject({ count: 1 });
    await keep(who, b.skuNo, false);
    expect(await linesOf(who)).toMatchObject({ later: [], count: 2, payWon: 30_000 });
  });

  it('returns a line to the basket with the added quantity when its goods are added again', async () => {
    const who = await shopper();
    const goods = await addGoods(shop.db);
    await put(who, goods.skuNo, 3);
    await keep(who, goods.skuNo, true);
    await put(who, goods.skuNo, 1);
    const view = await who.call(basketCalls.view);
    expect(view.laterItems).toEqual([]);
    expect(view.groups[0]?.items).toMatchObject([{ skuNo: goods.skuNo, qty: 1 }]);
  });

  it('keeps a visitor’s lines for later apart at sign-in, unless the member has them in the basket', async () => {
    const [shared, only] = [await addGoods(shop.db), await addGoods(shop.db)];
    const who = await shopper(members.family);
    await put(who, shared.skuNo);
    const guest = shop.visitor();
    for (const { skuNo } of [shared, only]) {
      await put(guest, skuNo);
      await keep(guest, skuNo, true);
    }
    await guest.signIn(members.family);
    await guest.call(basketCalls.merge, { body: {} });
    expect(await linesOf(guest)).toMatchObject({ basket: [shared.skuNo], later: [only.skuNo] });
  });

  it('takes the quantity of what is to be bought when one of two merged lines is for later', async () => {
    const [mine, theirs] = [await addGoods(shop.db), await addGoods(shop.db)];
    const who = await shopper(members.family);
    await put(who, mine.skuNo, 5);
    await keep(who, mine.skuNo, true);
    await put(who, theirs.skuNo, 1);
    const guest = shop.visitor();
    await put(guest, mine.skuNo, 1);
    await put(guest, theirs.skuNo, 5);
    await keep(guest, theirs.skuNo, true);
    await guest.signIn(members.family);
    await guest.call(basketCalls.merge, { body: {} });
    const view = await guest.call(basketCalls.view);
    const qtyOf = (skuNo: number) =>
      view.groups.flatMap((group) => group.items).find((item) => item.skuNo === skuNo)?.qty;
    expect([qtyOf(mine.skuNo), qtyOf(theirs.skuNo)]).toEqual([1, 1]);
    const later = view.laterItems.map(({ skuNo }) => skuNo);
    expect(later).not.toContain(mine.skuNo);
    expect(later).not.toContain(theirs.skuNo);
  });

  it('moves nothing of another member', async () => {
    const goods = await addGoods(shop.db);
    const who = await shopper();
    await put(who, goods.skuNo);
    const itemNo = (await who.call(basketCalls.view)).groups[0]?.items[0]?.itemNo ?? 0;
    const stranger = await shopper(members.corporate);
    await stranger.call(basketCalls.keepForLater, { body: { itemNos: [itemNo], isLater: true } });
    expect(await linesOf(who)).toMatchObject({ basket: [goods.skuNo], later: [] });
  });
});

it('refuses an order of items that another tab removed or kept for later, and names the reason', async () => {
  const who = await shopper();
  const [a, b] = [await addGoods(shop.db), await addGoods(shop.db)];
  await put(who, a.skuNo);
  await put(who, b.skuNo);
  const { groups } = await who.call(basketCalls.view);
  const itemNos = groups.flatMap(({ items }) => items).map(({ itemNo }) => itemNo);
  const [kept] = itemNos as [number, number];
  await who.call(basketCalls.keepForLater, { body: { itemNos: [kept], isLater: true } });
  const order = () => who.request(orderSheetCalls.create, { body: { source: 'BASKET', itemNos } });
  expect(await order()).toMatchObject({ status: 409, code: 'BASKET_CHANGED' });
  await who.call(basketCalls.keepForLater, { body: { itemNos: [kept], isLater: false } });
  expect((await order()).status).toBe(200);
});

it('lets a line grow in a basket that has more lines than may be added', async () => {
  const who = await shopper();
  const { skuNo } = await addGoods(shop.db);
  await put(who, skuNo);
  await shop.db.run(sql`
    with k as (
      insert into sku (goods_no, option_text, sort) select goods_no, n::text, n
      from sku, generate_series(1, 110) n where sku_no = ${skuNo} returning sku_no)
    insert into basket_item (basket_no, sku_no, qty, added_price, added_at)
    select i.basket_no, k.sku_no, 1, 0, i.added_at from k, basket_item i where i.sku_no = ${skuNo}`);
  expect((await put(who, skuNo)).status).toBe(200);
  expect((await put(who, (await addGoods(shop.db)).skuNo)).code).toBe('BASKET_FULL');
});
