import {
  type CallInput,
  claimCalls,
  fulfilmentTestCalls,
  giftCalls,
  type OpenGift,
  orderCalls,
  reviewCalls,
} from '@shop/shared/contracts';
import { dashedDate } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { bothConsents, giftAddress, giveAndOpen } from '../../../testing/gifts';
import { addGoods, type GoodsOptions } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { expireGifts } from './gift.jobs';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

type Given = Awaited<ReturnType<typeof delivered>>;
const visitOn = () => dashedDate(addMs(shop.clock.now(), daysMs(2)).getTime());

const viewOf = async ({ receiver, token }: Pick<Given, 'receiver' | 'token'>) =>
  (await receiver.call(giftCalls.view, { params: { token } })) as OpenGift;

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });

/** A gift of one line of 20,000 won and 3,000 for the delivery that its receiver has got. */
async function delivered(priceWon = 20_000, options: GoodsOptions = {}) {
  const goods = await addGoods(shop.db, { priceWon, stock: 20, ...options });
  const given = await giveAndOpen(shop, who, [{ skuNo: goods.skuNo, qty: 1 }]);
  const params = { token: given.token };
  await given.receiver.call(giftCalls.accept, { params, body: bothConsents });
  await given.receiver.call(giftCalls.shipping, { params, body: giftAddress });
  const itemNo = (await detail(given.orderNo)).items[0]?.itemNo ?? 0;
  const invoiceNo = String(690_000_000_000 + itemNo);
  await who.call(fulfilmentTestCalls.seller, {
    body: { kind: 'SHIPPED', orderNo: given.orderNo, itemNos: [itemNo], invoiceNo },
  });
  await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
  return { ...given, itemNo, goods };
}

type Body = CallInput<typeof giftCalls.claim>['body'];
const claim = ({ receiver, token, itemNo }: Given, more: Partial<Body> = {}, by = receiver) =>
  by.request(giftCalls.claim, {
    params: { token, itemNo },
    body: { kind: 'RETURN', qty: 1, reasonCd: 'DEFECT', visitOn: visitOn(), ...more },
  });

async function finish(orderNo: string, claimNo: string) {
  for (const to of ['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'] as const)
    await who.call(fulfilmentTestCalls.seller, { body: { kind: 'CLAIM', orderNo, claimNo, to } });
  await shop.deps.outbox.drain();
}

it.each([
  ['DEFECT', 23_000],
  ['CHANGED_MIND', 17_000],
] as const)(
  'returns by %s what the receiver asks for, and the payer gets %i',
  async (reasonCd, backWon) => {
    const given = await delivered();
    expect((await viewOf(given)).lines[0]).toMatchObject({
      ...{ actions: ['CONFIRM', 'RETURN', 'EXCHANGE'], leftQty: 1, isDefectOnly: false },
    });
    const { status, payload } = await claim(given, { reasonCd, detail: '포장을 뜯지 않았어요' });
    expect(status).toBe(200);
    expect(JSON.stringify(payload)).not.toMatch(/Won/);
    const { claims } = payload as OpenGift;
    expect(claims).toEqual([
      expect.objectContaining({ kindName: '반품', stateName: '반품 신청', canWithdraw: true }),
    ]);
    const claimNo = claims[0]?.claimNo ?? '';
    const seen = await who.call(claimCalls.detail, { params: { claimNo } });
    expect(seen).toMatchObject({ pickup: null, detail: '', photos: [], actions: [] });
    expect(JSON.stringify(seen)).not.toContain(giftAddress.road);
    expect(await who.request(claimCalls.withdraw, { params: { claimNo } })).toMatchObject({
      ...{ status: 409, code: 'STATE' },
    });
    await finish(given.orderNo, claimNo);
    const { refunds, payment } = await detail(given.orderNo);
    expect(payment?.canceledWon).toBe(backWon);
    expect(refunds).toHaveLength(1);
    expect((await viewOf(given)).claims[0]).toMatchObject({ canWithdraw: false });
  },
);

it('asks nobody for more than the refund of a small gift has', async () => {
  const given = await delivered(1_000);
  const { payload } = await claim(given, { reasonCd: 'CHANGED_MIND' });
  const claimNo = (payload as OpenGift).claims[0]?.claimNo ?? '';
  const { state, refund, charge } = await who.call(claimCalls.detail, { params: { claimNo } });
  expect({ state, charge, payWon: refund.payWon }).toEqual({
    ...{ state: 'REQUEST', charge: null, payWon: 0 },
  });
});

it('exchanges faulty goods for an option at an equal price, and nothing else', async () => {
  const given = await delivered(20_000, {
    options: [
      ['하양', 0],
      ['파랑', 0],
      ['금색', 5_000],
    ],
  });
  const [, blue = 0, dear = 0] = given.goods.skuNos;
  const exchange = { kind: 'EXCHANGE' as const, skuNo: blue };
  expect((await viewOf(given)).lines[0]?.exchangeOptions.map(({ skuNo }) => skuNo)).toEqual(
    expect.arrayContaining([blue, given.goods.skuNo]),
  );
  expect(await claim(given, { ...exchange, skuNo: dear })).toMatchObject({ code: 'GIFT_OPTION' });
  expect(await claim(given, { ...exchange, reasonCd: 'SIZE' })).toMatchObject({ code: 'STATE' });
  expect(await claim(given, { kind: 'EXCHANGE' })).toMatchObject({ status: 400 });
  const { status, payload } = await claim(given, exchange);
  expect([status, (payload as OpenGift).claims[0]?.kindName]).toEqual([200, '교환']);
  expect(await claim(given)).toMatchObject({ status: 409, code: 'CLAIM_OPEN' });
  const claimNo = (payload as OpenGift).claims[0]?.claimNo ?? '';
  const { receiver, token } = given;
  const view = await receiver.call(giftCalls.withdrawClaim, { params: { token, claimNo } });
  expect((view as OpenGift).claims[0]).toMatchObject({
    stateName: '신청 철회',
    canWithdraw: false,
  });
  expect(await claim(given)).toMatchObject({ status: 200 });
});

it('lets only the browser that entered the address claim and confirm', async () => {
  const given = await delivered();
  // The sender knows the link and the phone number.
  await who.call(giftCalls.verify, {
    params: { token: given.token },
    body: { phoneTail: '5432' },
  });
  expect(await viewOf({ ...given, receiver: who })).toMatchObject({
    ...{ lines: [{ actions: [], exchangeOptions: [] }], claims: [] },
  });
  const { token, itemNo } = given;
  const params = { token, itemNo };
  expect(await claim(given, {}, who)).toMatchObject({ status: 409, code: 'STATE' });
  expect(await who.request(giftCalls.confirm, { params })).toMatchObject({ status: 409 });
  const closed = shop.visitor();
  expect(await claim(given, {}, closed)).toMatchObject({ status: 403, code: 'GIFT_CLOSED' });
  // A line of another order.
  const other = await delivered();
  expect(
    await given.receiver.request(giftCalls.confirm, { params: { token, itemNo: other.itemNo } }),
  ).toMatchObject({ status: 404 });
  expect(await claim({ ...given, itemNo: other.itemNo })).toMatchObject({ status: 404 });
});

it('is not received by its payer while it is on its way', async () => {
  const goods = await addGoods(shop.db, { stock: 20 });
  const { receiver, token, orderNo } = await giveAndOpen(shop, who, [
    { skuNo: goods.skuNo, qty: 1 },
  ]);
  await receiver.call(giftCalls.accept, { params: { token }, body: bothConsents });
  await receiver.call(giftCalls.shipping, { params: { token }, body: giftAddress });
  const itemNo = (await detail(orderNo)).items[0]?.itemNo ?? 0;
  await who.call(fulfilmentTestCalls.seller, {
    body: {
      kind: 'SHIPPED',
      orderNo,
      itemNos: [itemNo],
      invoiceNo: String(680_000_000_000 + itemNo),
    },
  });
  expect((await detail(orderNo)).items[0]?.actions.map(({ action }) => action)).toEqual([
    ...['TRACK', 'REORDER'],
  ]);
  for (const call of [orderCalls.receive, orderCalls.confirm])
    expect(await who.request(call, { params: { itemNo } })).toMatchObject({ status: 409 });
  const view = await receiver.call(giftCalls.confirm, { params: { token, itemNo } });
  expect((view as OpenGift).lines[0]).toMatchObject({ stateName: '구매확정' });
});

it('is confirmed by the receiver; the payer neither confirms nor reviews it, nor sees where it was', async () => {
  const given = await delivered();
  const { orderNo, itemNo, receiver, token } = given;
  const before = await detail(orderNo);
  expect(before.items[0]?.actions.map(({ action }) => action)).toEqual(['TRACK', 'REORDER']);
  const places = before.shipments.flatMap(({ events }) =>
    events.map(({ place, detail: text }) => place + text),
  );
  expect(places.length).toBeGreaterThan(0);
  expect(places.join('')).toBe('');
  const scans = (await viewOf(given)).parcels.flatMap(({ events }) => events);
  expect(scans.some(({ place }) => place !== '')).toBe(true);
  expect(await who.request(orderCalls.confirm, { params: { itemNo } })).toMatchObject({
    ...{ status: 409, code: 'STATE' },
  });
  const confirmed = await receiver.call(giftCalls.confirm, { params: { token, itemNo } });
  expect((confirmed as OpenGift).lines[0]).toMatchObject({ stateName: '구매확정' });
  const written = { itemNo, score: 5, body: '아주 마음에 들어서 이십 자보다 길게 적어 봅니다.' };
  const review = { ...written, optionRating: null, aspects: {}, fileNos: [] };
  expect(
    await who.request(reviewCalls.write, {
      body: review as CallInput<typeof reviewCalls.write>['body'],
    }),
  ).toMatchObject({ status: 409, code: 'STATE' });
  const { items } = await who.call(reviewCalls.writable);
  expect(items.some((one) => one.itemNo === itemNo)).toBe(false);
});

it('needs the consent for the address', async () => {
  const goods = await addGoods(shop.db, { stock: 20 });
  const { receiver, token } = await giveAndOpen(shop, who, [{ skuNo: goods.skuNo, qty: 1 }]);
  const params = { token };
  await receiver.call(giftCalls.accept, { params, body: bothConsents });
  const send = (agrees: boolean) =>
    receiver.request(giftCalls.shipping, { params, body: { ...giftAddress, agrees } });
  expect(await send(false)).toMatchObject({ status: 422, code: 'CONSENT_REQUIRED' });
  expect(await send(true)).toMatchObject({ status: 200 });
  expect(await send(false)).toMatchObject({ status: 200 });
});

it('ends with a refund when its goods may not be sold any more before the address', async () => {
  const goods = await addGoods(shop.db, { priceWon: 20_000, stock: 20 });
  const given = await giveAndOpen(shop, who, [{ skuNo: goods.skuNo, qty: 1 }]);
  await given.receiver.call(giftCalls.accept, {
    params: { token: given.token },
    body: bothConsents,
  });
  expect(await expireGifts(shop.deps)).toBe(0);
  await shop.db.run(sql`update goods set status = 'BANNED' where goods_no = ${goods.goodsNo}`);
  expect(await expireGifts(shop.deps)).toBe(1);
  expect(await viewOf(given)).toMatchObject({ state: 'EXPIRED' });
  expect((await detail(given.orderNo)).state).toBe('CANCEL_DONE');
});
