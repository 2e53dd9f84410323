import {
  addressCalls,
  claimCalls,
  fulfilmentTestCalls,
  orderCalls,
  pointCalls,
  voucherCalls,
} from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { buy, openSheet, place, placeBody } from '../../../testing/checkout';
import { addGoods, addSeller, stockOf } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const settle = async () => {
  await shop.deps.outbox.drain();
  await shop.deps.outbox.drain();
};

const coffee = () => addGoods(shop.db, { goodsType: 'ECOUPON', priceWon: 4_100, stock: 50 });
const giftCard = () =>
  addGoods(shop.db, { goodsType: 'GIFT_CARD', priceWon: 29_000, listPriceWon: 30_000, stock: 50 });

async function buyVouchers(skuNo: number, qty: number) {
  const orderNo = await buy(shop, who, [{ skuNo, qty }]);
  await settle();
  return { orderNo, vouchers: await vouchersOf(orderNo) };
}

const vouchersOf = async (orderNo: string, by = who) =>
  (await by.call(voucherCalls.list)).vouchers.filter((one) => one.orderNo === orderNo);

const redeem = async (pin: string | null | undefined) =>
  (await who.call(fulfilmentTestCalls.redeem, { body: { pin: pin ?? '' } })).isTaken;

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });

const scopeOf = (orderNo: string, items?: { itemNo: number; qty: number }[]) => ({
  orderNo,
  items,
  reasonCd: 'CHANGED_MIND' as const,
});

async function cancel(orderNo: string, items?: { itemNo: number; qty: number }[]) {
  const scope = scopeOf(orderNo, items);
  const { refundWon } = await who.call(claimCalls.estimate, { body: scope });
  await who.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
  await settle();
  return refundWon;
}

describe('an order of vouchers only', () => {
  it('needs no address and costs no delivery', async () => {
    const stranger = shop.visitor();
    await stranger.signIn(members.fresh);
    const { addresses } = await stranger.call(addressCalls.list);
    for (const { addressNo } of addresses)
      await stranger.call(addressCalls.remove, { params: { addressNo } });
    const sheet = await openSheet(stranger, [{ skuNo: (await coffee()).skuNo, qty: 2 }]);
    expect(sheet).toMatchObject({
      needsAddress: false,
      address: null,
      deliveryGroups: [],
      amounts: { deliveryWon: 0, areaFeeWon: 0, payWon: 8_200 },
      phoneReceiver: { phone: expect.stringMatching(/^010-/) },
    });
    expect(sheet.sellers[0]?.arrivesOn).toBeNull();
    const { orderNo } = await place(stranger, sheet);
    const order = await stranger.call(orderCalls.detail, { params: { orderNo } });
    expect(order.receiver).toMatchObject({ zip: '', phone: sheet.phoneReceiver?.phone });
  });

  it('still needs an address beside goods that a courier brings', async () => {
    const stranger = shop.visitor();
    await stranger.signIn(members.fresh);
    const lines = [
      { skuNo: (await coffee()).skuNo, qty: 1 },
      { skuNo: (await addGoods(shop.db)).skuNo, qty: 1 },
    ];
    const sheet = await openSheet(stranger, lines);
    expect(sheet).toMatchObject({ needsAddress: true, amounts: { deliveryWon: 3_000 } });
    expect(sheet.deliveryGroups).toHaveLength(1);
    expect(await stranger.request(orderCalls.place, { body: placeBody(sheet) })).toMatchObject({
      status: 422,
      code: 'ADDRESS_REQUIRED',
    });
  });
});

describe('vouchers', () => {
  it('are issued once for each piece, and nobody else sees them', async () => {
    const goods = await coffee();
    const { orderNo, vouchers } = await buyVouchers(goods.skuNo, 3);
    expect(vouchers).toHaveLength(3);
    expect(new Set(vouchers.map(({ pin }) => pin)).size).toBe(3);
    expect(vouchers[0]).toMatchObject({
      kind: 'ECOUPON',
      state: 'USABLE',
      stateName: '사용 가능',
      pin: expect.stringMatching(/^[1-9]\d{15}$/),
      faceWon: null,
      extendsTo: null,
    });
    await shop.db.run(sql`
      insert into outbox (event, payload) values ('voucher.due', ${JSON.stringify({ orderNo })}::jsonb)`);
    await settle();
    expect(await vouchersOf(orderNo)).toHaveLength(3);
    const stranger = shop.visitor();
    await stranger.signIn(members.fresh);
    expect(await vouchersOf(orderNo, stranger)).toEqual([]);
    const params = { voucherNo: vouchers[0]?.voucherNo ?? '' };
    expect(await stranger.request(voucherCalls.extend, { params })).toMatchObject({ status: 404 });
  });

  it('are used once; the last one confirms the line', async () => {
    const { orderNo, vouchers } = await buyVouchers((await coffee()).skuNo, 2);
    expect(await redeem(vouchers[0]?.pin)).toBe(true);
    expect(await redeem(vouchers[0]?.pin)).toBe(false);
    expect(await redeem('1234-5678-1234-5678')).toBe(false);
    await settle();
    expect(await detail(orderNo)).toMatchObject({ state: 'PAY_DONE' });
    expect(await redeem(vouchers[1]?.pin)).toBe(true);
    await settle();
    const order = await detail(orderNo);
    expect(order).toMatchObject({
      state: 'BUY_CONFIRM',
      stateName: '사용완료',
      cancelNow: null,
      items: [{ stateName: '사용완료' }],
    });
    expect(order.items[0]?.actions.map(({ action }) => action)).toEqual(['REVIEW', 'REORDER']);
    const used = await vouchersOf(orderNo);
    expect(used[0]).toMatchObject({ state: 'USED', pin: null, usedPlace: '온담카페 강남점' });
  });

  it('are refunded while they are unused, and can no longer be used', async () => {
    const goods = await coffee();
    const { orderNo, vouchers } = await buyVouchers(goods.skuNo, 3);
    const itemNo = (await detail(orderNo)).items[0]?.itemNo ?? 0;
    await redeem(vouchers[0]?.pin);
    await settle();
    const tooMany = scopeOf(orderNo, [{ itemNo, qty: 3 }]);
    expect(await who.request(claimCalls.estimate, { body: tooMany })).toMatchObject({
      status: 400,
      payload: { fields: [{ message: '취소할 수 있는 수량은 2개예요.' }] },
    });
    expect(await cancel(orderNo, [{ itemNo, qty: 1 }])).toBe(4_100);
    const states = (await vouchersOf(orderNo)).map(({ state }) => state).sort();
    expect(states).toEqual(['CANCELED', 'USABLE', 'USED']);
    expect(await stockOf(shop.db, goods.skuNo)).toMatchObject({ onHand: 48 });
    // The other unused one: none is left, so what was used is confirmed.
    expect(await cancel(orderNo)).toBe(4_100);
    expect(await detail(orderNo)).toMatchObject({ state: 'BUY_CONFIRM' });
    for (const { pin } of vouchers) expect(await redeem(pin)).toBe(false);
  });

  it('are never issued for pieces that were canceled before', async () => {
    const { skuNo } = await coffee();
    const orderNo = await buy(shop, who, [{ skuNo, qty: 2 }]);
    const itemNo = (await detail(orderNo)).items[0]?.itemNo ?? 0;
    await cancel(orderNo, [{ itemNo, qty: 1 }]);
    expect(await vouchersOf(orderNo)).toHaveLength(1);
  });

  it('end after a year, and can be extended near their end and afterwards', async () => {
    const { orderNo, vouchers } = await buyVouchers((await coffee()).skuNo, 1);
    const params = { voucherNo: vouchers[0]?.voucherNo ?? '' };
    expect(await who.request(voucherCalls.extend, { params })).toMatchObject({
      status: 409,
      code: 'STATE',
    });
    await who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days: 366 } });
    const [expired] = await vouchersOf(orderNo);
    expect(expired).toMatchObject({ state: 'EXPIRED', pin: null });
    expect(await redeem(vouchers[0]?.pin)).toBe(false);
    const { expiresAt } = await who.call(voucherCalls.extend, { params });
    expect(expiresAt).toBe(expired?.extendsTo);
    expect(await redeem(vouchers[0]?.pin)).toBe(true);
    await settle();
  });

  it('are not shipped, and not confirmed by hand', async () => {
    const { orderNo } = await buyVouchers((await coffee()).skuNo, 1);
    const { items, actions } = await detail(orderNo);
    const itemNo = items[0]?.itemNo ?? 0;
    expect(actions.map(({ action }) => action)).toEqual(['CANCEL', 'REORDER']);
    const body = { kind: 'SHIPPED' as const, orderNo, itemNos: [itemNo] };
    expect((await who.call(fulfilmentTestCalls.seller, { body })).outcomes).toEqual(['STATE']);
    const refused = { status: 409, code: 'STATE' };
    expect(await who.request(orderCalls.confirm, { params: { itemNo } })).toMatchObject(refused);
    const { addresses } = await who.call(addressCalls.list);
    const addressNo = addresses[0]?.addressNo ?? 0;
    expect(
      await who.request(orderCalls.changeAddress, { params: { orderNo }, body: { addressNo } }),
    ).toMatchObject(refused);
  });

  it('leave the state of an order to its parcels', async () => {
    const sellerNo = await addSeller(shop.db);
    const towel = await addGoods(shop.db, { sellerNo, priceWon: 40_000 });
    const { skuNo } = await coffee();
    const orderNo = await buy(shop, who, [
      { skuNo, qty: 1 },
      { skuNo: towel.skuNo, qty: 1 },
    ]);
    await settle();
    const { items } = await detail(orderNo);
    const itemNos = items.filter(({ goodsType }) => goodsType === 'NORMAL').map((i) => i.itemNo);
    const invoiceNo = String(690_000_000_000 + (itemNos[0] ?? 0));
    await who.call(fulfilmentTestCalls.seller, {
      body: { kind: 'SHIPPED', orderNo, itemNos, invoiceNo },
    });
    await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
    expect(await detail(orderNo)).toMatchObject({ state: 'DELIVERY_DONE' });
  });
});

describe('gift cards that were bought', () => {
  it('carry their whole amount, are registered by their number, and confirm the line', async () => {
    const { orderNo, vouchers } = await buyVouchers((await giftCard()).skuNo, 1);
    const [card] = vouchers;
    expect(card).toMatchObject({ kind: 'GIFT_CARD', faceWon: 30_000 });
    const registered = await who.call(pointCalls.registerGiftCard, {
      body: { number: card?.pin ?? '' },
    });
    expect(registered).toMatchObject({ amountWon: 30_000, expiresAt: card?.expiresAt });
    await settle();
    expect((await vouchersOf(orderNo))[0]).toMatchObject({ state: 'USED' });
    expect(await detail(orderNo)).toMatchObject({ state: 'BUY_CONFIRM' });
  });

  it('are refunded only while nobody has registered them', async () => {
    const { orderNo, vouchers } = await buyVouchers((await giftCard()).skuNo, 2);
    const stranger = shop.visitor();
    await stranger.signIn(members.fresh);
    await stranger.call(pointCalls.registerGiftCard, { body: { number: vouchers[0]?.pin ?? '' } });
    // Before the outbox has delivered the registration.
    const body = { ...scopeOf(orderNo), expectedRefundWon: 58_000 };
    expect(await who.request(claimCalls.cancel, { body })).toMatchObject({
      status: 409,
      code: 'STATE',
    });
    await settle();
    expect(await cancel(orderNo)).toBe(29_000);
    const number = vouchers[1]?.pin ?? '';
    expect(await stranger.request(pointCalls.registerGiftCard, { body: { number } })).toMatchObject(
      { status: 422, code: 'GIFT_CARD_NUMBER' },
    );
  });

  it('are not paid with gift cards', async () => {
    const { vouchers } = await buyVouchers((await giftCard()).skuNo, 1);
    await who.call(pointCalls.registerGiftCard, { body: { number: vouchers[0]?.pin ?? '' } });
    const sheet = await openSheet(who, [{ skuNo: (await giftCard()).skuNo, qty: 1 }]);
    expect(sheet.benefits).toMatchObject({ maxGiftCardWon: 0 });
    expect(sheet.benefits.giftCardBalanceWon).toBeGreaterThanOrEqual(30_000);
    await settle();
  });
});
