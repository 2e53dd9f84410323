import {
  basketCalls,
  claimCalls,
  fulfilmentTestCalls,
  giftCalls,
  notificationCalls,
  orderCalls,
  orderSheetCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { openSheet, placeBody } from '../../../testing/checkout';
import { giftReceiver, give, openGift, openGiftSheet, tokenOf } from '../../../testing/gifts';
import { addGoods, stockOf } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { expireOrders } from '../payment';
import { sendScheduled } from '.';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const phoneRow = z.object({ phoneEnc: z.string() });

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });
const sent = async (giftNo: string) =>
  (await who.call(giftCalls.sent)).gifts.find((gift) => gift.giftNo === giftNo);

async function areaFees() {
  await shop.db.run(sql`
    insert into area_fee (name, zip_from, zip_to, fee, extra_days)
    select * from (values ('제주', '63000', '63644', 3000, 1), ('울릉도', '40200', '40240', 5000, 2))
      as fee (name, zip_from, zip_to, fee, days)
    where not exists (select from area_fee)`);
}

describe('the sheet', () => {
  it('asks for no address, and prepays the surcharge of the chosen area', async () => {
    await areaFees();
    const { skuNo } = await addGoods(shop.db, { priceWon: 40_000 });
    const items = [{ skuNo, qty: 1 }];
    const mainland = await openGiftSheet(who, items, { couponIssueNos: [] });
    expect(mainland).toMatchObject({
      ...{ source: 'GIFT', address: null, needsAddress: false, phoneReceiver: null },
      giftAreas: [
        { area: 'MAINLAND', areaFeeWon: 0 },
        { area: 'JEJU', areaFeeWon: 3_000 },
        { area: 'ISLAND', areaFeeWon: 5_000 },
      ],
    });
    expect([mainland.choices.giftArea, mainland.amounts.areaFeeWon]).toEqual(['MAINLAND', 0]);
    const island = await openGiftSheet(who, items, { couponIssueNos: [], giftArea: 'ISLAND' });
    expect([island.amounts.areaFeeWon, island.amounts.payWon]).toEqual([5_000, 45_000]);
  });

  it('gives vouchers without an area, but not together with parcels, nor goods from abroad', async () => {
    const voucher = await addGoods(shop.db, { goodsType: 'ECOUPON' });
    const parcel = await addGoods(shop.db);
    const abroad = await addGoods(shop.db, { goodsType: 'OVERSEAS' });
    const sheet = await openGiftSheet(who, [{ skuNo: voucher.skuNo, qty: 1 }]);
    expect([sheet.needsAddress, sheet.giftAreas]).toEqual([false, undefined]);
    const create = (...skuNos: number[]) =>
      who.request(orderSheetCalls.create, {
        body: { source: 'GIFT', items: skuNos.map((skuNo) => ({ skuNo, qty: 1 })) },
      });
    const refusal = { status: 422, code: 'GIFT_MIXED' };
    expect(await create(voucher.skuNo, parcel.skuNo)).toMatchObject(refusal);
    expect(await create(abroad.skuNo)).toMatchObject(refusal);
  });

  it('gives lines of the basket, which leave it with the payment', async () => {
    const { skuNo } = await addGoods(shop.db);
    await who.call(basketCalls.add, { body: { items: [{ skuNo, qty: 2 }] } });
    const { groups } = await who.call(basketCalls.view);
    const items = groups.flatMap((group) => group.items);
    const itemNo = items.find((item) => item.skuNo === skuNo)?.itemNo ?? 0;
    const body = { source: 'BASKET' as const, itemNos: [itemNo], isGift: true };
    const { sheetNo } = await who.call(orderSheetCalls.create, { body });
    const sheet = await who.call(orderSheetCalls.view, { params: { sheetNo } });
    expect([sheet.source, sheet.needsAddress]).toEqual(['GIFT', false]);
  });
});

describe('placing', () => {
  const place = async (gift: object | undefined) => {
    const { skuNo } = await addGoods(shop.db);
    const sheet = await openGiftSheet(who, [{ skuNo, qty: 1 }]);
    return who.request(orderCalls.place, {
      body: { ...placeBody(sheet), gift: gift && { ...giftReceiver, ...gift } },
    });
  };

  it.each([
    ['no receiver', undefined],
    ['a phone that is none', { receiverPhone: '02-123' }],
    ['a landline', { receiverPhone: '02-1234-5678' }],
    ['an internet phone', { receiverPhone: '070-1234-5678' }],
    ['a foreign number', { receiverPhone: '+1 415 555 0100' }],
    ['a safe number', { receiverPhone: '0507-1234-5678' }],
    ['a name of one letter', { receiverName: '김' }],
    ['a name of 80 letters', { receiverName: '김'.repeat(80) }],
    ['an emoji as a name', { receiverName: '😀' }],
    ['markup as a name', { receiverName: '<img src=x onerror=alert(1)>' }],
    ['the own phone', { receiverPhone: '010-2000-0301' }],
    ['a time that is past', { sendAt: '2020-01-01T00:00:00.000Z' }],
    ['a time that is too late', { sendAt: '2099-01-01T00:00:00.000Z' }],
    ['a card that is too long', { message: '가'.repeat(101) }],
  ])('refuses %s', async (name, gift) => {
    const own = await shop.db.one(
      phoneRow,
      sql`select phone_enc from member order by member_no limit 1`,
    );
    const phone =
      name === 'the own phone' ? { receiverPhone: shop.deps.secrets.open(own.phoneEnc) } : {};
    expect(await place(gift && { ...gift, ...phone })).toMatchObject({
      status: 400,
      code: 'INVALID',
    });
  });

  it('shows the payer the receiver without an address, signed with the name of the member', async () => {
    const { skuNo } = await addGoods(shop.db);
    const { orderNo } = await give(shop, who, [{ skuNo, qty: 1 }], {
      gift: { message: '축하해!' },
    });
    const order = await detail(orderNo);
    expect(order.receiver).toMatchObject({
      ...{ name: '박이웃', phone: '010-****-5432', zip: '', road: '', detail: '' },
    });
    expect(order.gift).toMatchObject({
      ...{ state: 'SENT', stateName: '수락 대기', senderName: '김하늘', message: '축하해!' },
      ...{ canCancel: true, resendsLeft: 3, isLocked: false, thanks: null },
    });
    expect([order.giftReceiver, order.arrivesOn]).toEqual(['박이웃', null]);
    // It waits for its receiver, not for its seller.
    expect([order.stateName, order.items[0]?.stateName]).toEqual(['수락 대기', '수락 대기']);
    expect(order.actions.map(({ action }) => action)).toEqual(['CANCEL', 'REORDER']);
    expect(order.items[0]?.actions.map(({ action }) => action)).toEqual(['REORDER']);
  });

  it('keeps no gift for a sheet that is none', async () => {
    const { skuNo } = await addGoods(shop.db);
    const sheet = await openSheet(who, [{ skuNo, qty: 1 }]);
    const body = { ...placeBody(sheet), gift: giftReceiver };
    const { orderNo } = await who.call(orderCalls.place, { body });
    const order = await detail(orderNo);
    expect([order.gift, order.giftReceiver]).toEqual([null, null]);
  });
});

describe('a gift on its way', () => {
  it('is unknown to its seller until the address is there', async () => {
    const { skuNo } = await addGoods(shop.db);
    const { orderNo } = await give(shop, who, [{ skuNo, qty: 1 }]);
    const { items } = await detail(orderNo);
    const itemNos = [items[0]?.itemNo ?? 0];
    for (const body of [
      { kind: 'PREPARING', orderNo, itemNos },
      { kind: 'SHIPPED', orderNo, itemNos },
    ] as const) {
      const { outcomes } = await who.call(fulfilmentTestCalls.seller, { body });
      expect(outcomes).toEqual(['STATE']);
    }
    expect((await detail(orderNo)).items[0]?.state).toBe('PAY_DONE');
    const { orders } = await who.call(fulfilmentTestCalls.state);
    expect(orders.some((order) => order.orderNo === orderNo)).toBe(false);
  });

  it('ends alike by the cancel of the gift and by that of its order, with everything back', async () => {
    for (const isByOrder of [false, true]) {
      const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 5 });
      const { orderNo, giftNo } = await give(shop, who, [{ skuNo, qty: 2 }]);
      const { payment } = await detail(orderNo);
      const expectedRefundWon = payment?.payWon ?? 0;
      if (isByOrder)
        await who.call(claimCalls.cancel, {
          body: { orderNo, reasonCd: 'CHANGED_MIND', expectedRefundWon },
        });
      else {
        const { refundWon } = await who.call(giftCalls.cancel, { params: { giftNo } });
        expect(refundWon).toBe(expectedRefundWon);
      }
      expect(await sent(giftNo)).toMatchObject({ state: 'CANCELED', canCancel: false });
      const order = await detail(orderNo);
      expect([order.state, order.amounts.refundedWon]).toEqual(['CANCEL_DONE', expectedRefundWon]);
      expect((await stockOf(shop.db, skuNo)).onHand).toBe(5);
      expect(await who.request(giftCalls.cancel, { params: { giftNo } })).toMatchObject({
        status: 409,
        code: 'STATE',
      });
    }
  });

  it('is not canceled in part', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 40_000 });
    const { orderNo } = await give(shop, who, [{ skuNo, qty: 2 }]);
    const { items } = await detail(orderNo);
    const body = {
      ...{ orderNo, reasonCd: 'CHANGED_MIND' as const },
      items: [{ itemNo: items[0]?.itemNo ?? 0, qty: 1 }],
    };
    expect(await who.request(claimCalls.estimate, { body })).toMatchObject({ status: 409 });
  });

  it('is sent again three times: the link before stops to work, and a lock is lifted', async () => {
    const { skuNo } = await addGoods(shop.db);
    const { giftNo } = await give(shop, who, [{ skuNo, qty: 1 }]);
    const first = await tokenOf(who, giftNo);
    const receiver = shop.visitor();
    for (let left = 4; left >= 0; left -= 1) {
      const wrong = await receiver.request(giftCalls.verify, {
        params: { token: first },
        body: { phoneTail: '0000' },
      });
      expect([wrong.code, wrong.payload]).toEqual([
        left > 0 ? 'GIFT_PHONE' : 'GIFT_LOCKED',
        { triesLeft: left },
      ]);
    }
    const right = { params: { token: first }, body: { phoneTail: '5432' } };
    expect(await receiver.request(giftCalls.verify, right)).toMatchObject({ code: 'GIFT_LOCKED' });
    expect(await receiver.call(giftCalls.view, { params: { token: first } })).toMatchObject({
      ...{ isOpen: false, isLocked: true, triesLeft: 0, receiverNameMasked: '박*웃' },
    });
    expect((await sent(giftNo))?.isLocked).toBe(true);
    for (const left of [2, 1, 0]) {
      const { url, resendsLeft } = await who.call(giftCalls.resend, { params: { giftNo } });
      expect(resendsLeft).toBe(left);
      expect(url).not.toContain(first);
    }
    expect(await who.request(giftCalls.resend, { params: { giftNo } })).toMatchObject({
      ...{ status: 429, code: 'GIFT_RESEND_LIMIT' },
    });
    expect(await receiver.request(giftCalls.view, { params: { token: first } })).toMatchObject({
      ...{ status: 404, code: 'GIFT_UNKNOWN' },
    });
    expect(await openGift(receiver, await tokenOf(who, giftNo))).toMatchObject({ isOpen: true });
  });

  it('waits for its time, and is sent once then', async () => {
    const { skuNo } = await addGoods(shop.db);
    const sendAt = addMs(shop.clock.now(), daysMs(3)).toISOString();
    const { giftNo } = await give(shop, who, [{ skuNo, qty: 1 }], { gift: { sendAt } });
    expect(await sent(giftNo)).toMatchObject({ state: 'PAID', sendAt, dueAt: null });
    expect(await who.request(giftCalls.link, { params: { giftNo } })).toMatchObject({
      status: 409,
    });
    expect(await sendScheduled(shop.deps)).toBe(0);
    shop.clock.advance(daysMs(3) + hoursMs(1));
    await expireOrders(shop.deps);
    await who.signIn();
    expect([await sendScheduled(shop.deps), await sendScheduled(shop.deps)]).toEqual([1, 0]);
    expect(await sent(giftNo)).toMatchObject({ state: 'SENT' });
  });

  it('tells its sender of the acceptance, without the address', async () => {
    const { skuNo } = await addGoods(shop.db);
    const { giftNo } = await give(shop, who, [{ skuNo, qty: 1 }]);
    const token = await tokenOf(who, giftNo);
    const receiver = shop.visitor();
    await openGift(receiver, token);
    await receiver.call(giftCalls.accept, {
      params: { token },
      body: { consents: ['PRIVACY', 'THIRD_PARTY'] },
    });
    await shop.deps.outbox.drain();
    const { items } = await who.call(notificationCalls.list);
    expect(items[0]?.title).toBe('선물을 받았어요');
  });
});
