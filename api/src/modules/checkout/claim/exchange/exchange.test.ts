import {
  type CallInput,
  claimCalls,
  commonEaiCalls,
  couponCalls,
  fulfilmentTestCalls,
  orderCalls,
  paymentCalls,
  uploadCalls,
} from '@shop/shared/contracts';
import { dashedDate, sumWon } from '@shop/shared/domain';
import fc from 'fast-check';
import sharp from 'sharp';
import { sql } from '../../../../platform/db/sql';
import type { Adapters } from '../../../../ports';
import { buy, completeWindow, pay } from '../../../../testing/checkout';
import { addCoupon } from '../../../../testing/coupons';
import { addGoods, setStock, stockOf } from '../../../../testing/goods';
import { openTestShop, type TestShop } from '../../../../testing/shop';
import { members, type Visitor } from '../../../../testing/visitor';
import { findMismatches } from '../../../service/consistency';
import { inquireDue, runRefunds } from '../../payment';

const DAY_MS = 86_400_000;

let shop: TestShop;
let who: Visitor;
/** The gateway answers no inquiry. */
let isSilent = false;
const adapters = (made: Adapters): Adapters => ({
  ...made,
  gateway: {
    ...made.gateway,
    inquire: (payment) =>
      isSilent ? Promise.resolve({ state: 'unknown' }) : made.gateway.inquire(payment),
  },
});
beforeAll(async () => {
  shop = await openTestShop({ adapters });
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  who = shop.visitor();
  await who.signIn(members.general);
});
afterEach(async () => {
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });
const view = (claimNo: string) => who.call(claimCalls.detail, { params: { claimNo } });
const points = async () =>
  (await who.call(commonEaiCalls.callLpointQuery, { body: {} })).pointBalance;

/** Ships lines that wait for it, and delivers the parcel. */
async function arrive(orderNo: string, itemNos: number[]) {
  const invoiceNo = String(720_000_000_000 + (itemNos[0] ?? 0));
  await who.call(fulfilmentTestCalls.seller, {
    body: { kind: 'SHIPPED', orderNo, itemNos, invoiceNo },
  });
  await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
}

/** Goods in red and in dearer blue and cheaper green, and a delivered order of red ones. */
async function delivered(qty: number, choices: Parameters<typeof buy>[3] = {}) {
  const { skuNos } = await addGoods(shop.db, {
    priceWon: 30_000,
    stock: 10,
    options: [
      ['빨강', 0],
      ['파랑', 2_000],
      ['초록', -5_000],
    ],
  });
  const [red, blue, green] = skuNos as [number, number, number];
  const orderNo = await buy(shop, who, [{ skuNo: red, qty }], { couponIssueNos: [], ...choices });
  const itemNo = (await detail(orderNo)).items[0]?.itemNo as number;
  await arrive(orderNo, [itemNo]);
  return { orderNo, itemNo, red, blue, green };
}

type Reason = CallInput<typeof claimCalls.requestExchange>['body']['reasonCd'];
type Item = { itemNo: number; qty: number; skuNo: number };

async function request(orderNo: string, items: Item[], reasonCd: Reason) {
  const scope = { orderNo, items, reasonCd };
  const { payWon, refundWon } = await who.call(claimCalls.estimateExchange, { body: scope });
  const visitOn = dashedDate(shop.clock.now().getTime() + DAY_MS);
  const body = { ...scope, visitOn, expectedPayWon: payWon, expectedRefundWon: refundWon };
  return who.request(claimCalls.requestExchange, { body });
}
const requested = async (orderNo: string, item: Item, reasonCd: Reason): Promise<string> =>
  (await request(orderNo, [item], reasonCd)).payload.claimNo;

type Step = Omit<
  Extract<CallInput<typeof fulfilmentTestCalls.seller>['body'], { kind: 'CLAIM' }>,
  'kind' | 'orderNo' | 'claimNo'
>;
async function report(orderNo: string, claimNo: string, ...steps: Step[]) {
  for (const step of steps) {
    const body = { kind: 'CLAIM', orderNo, claimNo, ...step } as const;
    expect((await who.call(fulfilmentTestCalls.seller, { body })).outcomes).toEqual(['DONE']);
  }
}
/** The code with which the shop answers a report of the seller. */
const reportedCode = async (orderNo: string, claimNo: string, step: Step) =>
  (
    await who.call(fulfilmentTestCalls.seller, {
      body: { kind: 'CLAIM', orderNo, claimNo, ...step },
    })
  ).outcomes[0];
const gone: Step = { to: 'INSPECTED', canSupply: false };
const received: Step[] = [{ to: 'APPROVED' }, { to: 'PICKUP' }, { to: 'RECEIVED' }];
const passDays = (orderNo: string, days: number) =>
  who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days } });

const cookieOf = (visitor: Visitor): string =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Uploads a picture for a claim. @returns its number */
async function sendPhoto(): Promise<string> {
  const plain = { width: 20, height: 20, channels: 3, background: 'red' } as const;
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api${uploadCalls.create.path}?purpose=CLAIM`,
    headers: {
      cookie: cookieOf(who),
      'content-type': 'image/png',
      'idempotency-key': crypto.randomUUID(),
    },
    payload: await sharp({ create: plain }).png().toBuffer(),
  });
  return response.json<{ payload: { fileNo: string } }>().payload.fileNo;
}

/** Asks for the payment of a claim. */
const charge = (claimNo: string, method: 'CARD' | 'TRANSFER' = 'CARD') =>
  who.request(claimCalls.pay, { params: { claimNo }, body: { method } });

/** What a statement of the order has to call a refund: all else is its goods, delivery, benefits and fees. */
async function refundOnStatement(orderNo: string): Promise<number> {
  const { items, amounts } = await detail(orderNo);
  const goodsWon = sumWon(
    items.map(({ qty, exchangedQty, unitPriceWon }) => (qty - exchangedQty) * unitPriceWon),
  );
  const benefitWon =
    amounts.couponWon +
    amounts.pointWon +
    amounts.coinWon +
    amounts.giftCardWon -
    amounts.benefitLessWon;
  const deliveryWon = amounts.deliveryWon + amounts.areaFeeWon + amounts.claimCostWon;
  return (
    goodsWon +
    deliveryWon -
    benefitWon -
    (amounts.payWon + amounts.claimPaidWon - amounts.refundedWon)
  );
}

it('offers the groups of the product page, with the difference of each option and what is left', async () => {
  const { orderNo, red, blue, green } = await delivered(1);
  await shop.db.run(sql`
    with colours as (
      insert into option_group (goods_no, level, name)
      select goods_no, 1, '색상' from sku where sku_no = ${red} returning group_no, goods_no),
    added as (
      insert into option_value (group_no, goods_no, level, name, sort)
      select group_no, goods_no, 1, option_text, sku_no from colours join sku using (goods_no)
      returning value_no, goods_no, name)
    update sku s set value_nos = array[added.value_no] from added
    where s.goods_no = added.goods_no and s.option_text = added.name`);
  await setStock(shop.db, green, 0);
  const { items } = await who.call(claimCalls.exchangeOptions, { params: { orderNo } });
  const { groups = [], options = [] } = items[0] ?? {};
  expect(groups).toMatchObject([{ level: 1, name: '색상' }]);
  const values = groups[0]?.values ?? [];
  expect(values.map(({ name }) => name)).toEqual(['빨강', '파랑', '초록']);
  expect(options).toEqual(
    [
      { skuNo: red, optionText: '빨강', differenceWon: 0, left: 9 },
      { skuNo: blue, optionText: '파랑', differenceWon: 2_000, left: 10 },
      { skuNo: green, optionText: '초록', differenceWon: -5_000, left: 0 },
    ].map((option, at) => ({ ...option, valueNos: [values[at]?.valueNo] })),
  );
});

it('takes a size that does not fit for a reason of the buyer', async () => {
  const { orderNo, itemNo, blue } = await delivered(1);
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: blue }, 'SIZE');
  expect(await view(claimNo)).toMatchObject({
    reasonName: '사이즈가 안 맞아요',
    isSellersFault: false,
    exchange: { feeWon: 6_000 },
  });
});

it('asks for both ways and the difference, sends the other option, and lets it be returned whole', async () => {
  const before = await points();
  const { orderNo, itemNo, red, blue } = await delivered(2, { usePointWon: 4_000 });
  const options = await who.call(claimCalls.exchangeOptions, { params: { orderNo } });
  expect(
    options.items[0]?.options.map(({ optionText, differenceWon }) => [optionText, differenceWon]),
  ).toEqual([
    ['빨강', 0],
    ['파랑', 2_000],
    ['초록', -5_000],
  ]);
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: blue }, 'WRONG_OPTION');
  expect(await view(claimNo)).toMatchObject({
    kind: 'EXCHANGE',
    state: 'PAY_WAIT',
    exchange: { feeWon: 6_000, differenceWon: 2_000, payWon: 8_000, refundWon: 0 },
    charge: { amountWon: 8_000, checkingPaymentNo: null },
    actions: [{ action: 'PAY' }, { action: 'WITHDRAW' }],
    items: [{ exchangeOptionText: '파랑' }],
  });
  expect(await stockOf(shop.db, blue)).toEqual({ onHand: 10, reserved: 1 });
  const step = { kind: 'CLAIM', orderNo, claimNo, to: 'APPROVED' } as const;
  expect((await who.call(fulfilmentTestCalls.seller, { body: step })).outcomes).toEqual(['STATE']);
  const { paymentNo } = (await charge(claimNo)).payload;
  expect(await pay(shop, who, paymentNo)).toMatchObject({ state: 'PAID', claimNo, payWon: 8_000 });
  expect((await charge(claimNo)).code).toBe('STATE');
  await report(orderNo, claimNo, ...received, { to: 'INSPECTED' });
  expect((await view(claimNo)).stateName).toBe('교환상품 배송중');
  expect(await detail(orderNo)).toMatchObject({
    amounts: { claimPaidWon: 8_000, claimCostWon: 6_000, refundedWon: 0 },
    claimPayments: [{ claimNo, kindName: '교환', payWon: 8_000, canceledWon: 0 }],
    items: [{ exchangedQty: 1 }, { exchangedQty: 0 }],
  });
  expect(await refundOnStatement(orderNo)).toBe(0);
  expect(await stockOf(shop.db, blue)).toEqual({ onHand: 9, reserved: 0 });
  expect(await stockOf(shop.db, red)).toEqual({ onHand: 9, reserved: 0 });
  const [old, fresh] = (await detail(orderNo)).items;
  expect(old).toMatchObject({ qty: 2, canceledQty: 1, state: 'DELIVERY_DONE' });
  expect(fresh).toMatchObject({
    ...{ optionText: '파랑', qty: 1, unitPriceWon: 32_000, state: 'DELIVERY_PREPARE' },
    ...{ isExchanged: true, claim: { claimNo, kindName: '교환' } },
  });
  expect(fresh?.actions.map(({ action }) => action)).toEqual(['REORDER']);
  await arrive(orderNo, [fresh?.itemNo as number]);
  expect(await view(claimNo)).toMatchObject({ state: 'DONE', stateName: '교환완료' });
  // The new goods and the rest go back for a defect: everything but the fees returns.
  for (const item of (await detail(orderNo)).items) {
    const items = [{ itemNo: item.itemNo, qty: 1 }];
    const scope = { orderNo, items, reasonCd: 'DEFECT' } as const;
    const { refundWon } = await who.call(claimCalls.estimateReturn, { body: scope });
    const visitOn = dashedDate(shop.clock.now().getTime() + DAY_MS);
    const back = await who.call(claimCalls.requestReturn, {
      body: { ...scope, visitOn, expectedRefundWon: refundWon },
    });
    await report(orderNo, back.claimNo, ...received, { to: 'INSPECTED' });
    expect((await view(back.claimNo)).state).toBe('DONE');
  }
  const { payWon, refunds, state } = await detail(orderNo);
  expect(state).toBe('RETURN_DONE');
  expect(refunds.reduce((sum, one) => sum + one.refundWon, 0)).toBe(payWon + 2_000);
  expect(await points()).toBe(before);
});

it('sends the same goods for a defect without a payment, and gives a lower price back', async () => {
  const { orderNo, itemNo, red, green } = await delivered(2);
  const same = await requested(orderNo, { itemNo, qty: 1, skuNo: red }, 'DEFECT');
  expect(await view(same)).toMatchObject({
    state: 'REQUEST',
    charge: null,
    exchange: { payWon: 0 },
  });
  await report(orderNo, same, ...received, { to: 'INSPECTED', isResellable: false });
  expect(await stockOf(shop.db, red)).toEqual({ onHand: 7, reserved: 0 });
  const cheaper = await requested(orderNo, { itemNo, qty: 1, skuNo: green }, 'NOT_AS_DESCRIBED');
  await report(orderNo, cheaper, ...received, { to: 'INSPECTED' });
  const order = await detail(orderNo);
  expect(order.amounts).toMatchObject({ refundedWon: 5_000, claimPaidWon: 0, claimCostWon: 0 });
  expect(await refundOnStatement(orderNo)).toBe(0);
  expect(order.items.map(({ state }) => state)).toEqual([
    'EXCHANGE_DONE',
    'DELIVERY_PREPARE',
    'DELIVERY_PREPARE',
  ]);
  // Both parcels arrive, the second is confirmed on its way.
  const [, first, second] = order.items.map((item) => item.itemNo);
  await arrive(orderNo, [first as number]);
  await who.call(fulfilmentTestCalls.seller, {
    body: { kind: 'SHIPPED', orderNo, itemNos: [second as number] },
  });
  await who.call(orderCalls.confirm, { params: { itemNo: second as number } });
  for (const claimNo of [same, cheaper]) expect((await view(claimNo)).state).toBe('DONE');
});

it('keeps the fee of both ways from a lower price before it asks for money', async () => {
  const { orderNo, itemNo, green } = await delivered(2);
  const estimate = async (qty: number) =>
    who.call(claimCalls.estimateExchange, {
      body: { orderNo, items: [{ itemNo, qty, skuNo: green }], reasonCd: 'OTHER' },
    });
  expect(await estimate(1)).toMatchObject({ payWon: 1_000, refundWon: 0, differenceWon: -5_000 });
  expect(await estimate(2)).toMatchObject({ payWon: 0, refundWon: 4_000 });
});

it('counts the part of a coupon that a cheaper option no longer uses', async () => {
  const couponNo = await addCoupon(shop.db, { amountWon: 28_000 });
  const { issueNo } = await who.call(couponCalls.download, { params: { couponNo } });
  const { orderNo, itemNo, green } = await delivered(1, { couponIssueNos: [issueNo] });
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: green }, 'DEFECT');
  await report(orderNo, claimNo, ...received, { to: 'INSPECTED' });
  const { amounts } = await detail(orderNo);
  // 25,000 of 30,000: the card keeps 1,667 of the 2,000 that it paid.
  expect(amounts).toMatchObject({ refundedWon: 333, benefitLessWon: 4_667 });
  expect(await refundOnStatement(orderNo)).toBe(0);
});

it('becomes a return that costs nothing when the option is sold out at the inspection', async () => {
  const { orderNo, itemNo, red, blue } = await delivered(1);
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: blue }, 'WRONG_OPTION');
  await pay(shop, who, (await charge(claimNo, 'TRANSFER')).payload.paymentNo);
  await report(orderNo, claimNo, ...received, { to: 'INSPECTED', canSupply: false });
  expect(await view(claimNo)).toMatchObject({
    ...{ kind: 'RETURN', state: 'DONE', refund: { refundWon: 30_000, returnFeeWon: 0 } },
    sellerNote: expect.stringContaining('품절'),
  });
  expect((await detail(orderNo)).state).toBe('RETURN_DONE');
  expect(await stockOf(shop.db, blue)).toEqual({ onHand: 10, reserved: 0 });
  expect(await stockOf(shop.db, red)).toEqual({ onHand: 10, reserved: 0 });
});

it('becomes a return while the new goods are packed, when they cannot be sent after all', async () => {
  const before = await points();
  const { orderNo, itemNo, blue } = await delivered(2, { usePointWon: 4_000 });
  const claimNo = await requested(orderNo, { itemNo, qty: 2, skuNo: blue }, 'WRONG_OPTION');
  const { paymentNo } = (await charge(claimNo)).payload;
  await pay(shop, who, paymentNo);
  await report(orderNo, claimNo, ...received, { to: 'INSPECTED' }, gone);
  const { payWon, items, state, refunds } = await detail(orderNo);
  expect(await view(claimNo)).toMatchObject({
    ...{ kind: 'RETURN', state: 'DONE', isSellersFault: true },
    refund: { goodsWon: 60_000, refundWon: payWon, pointBackWon: 4_000, returnFeeWon: 0 },
    paid: { payWon: 10_000, canceledWon: 10_000 },
    sellerNote: expect.stringContaining('품절'),
    items: [{ itemNo, qty: 2 }],
  });
  expect((await who.call(paymentCalls.view, { params: { paymentNo } })).state).toBe('REFUNDED');
  expect(await refundOnStatement(orderNo)).toBe(payWon);
  expect([state, ...items.map((item) => item.state)]).toEqual([
    'RETURN_DONE',
    'RETURN_DONE',
    'CANCEL_DONE',
  ]);
  expect(refunds.map(({ goodsNames }) => goodsNames.length)).toEqual([1]);
  expect(await points()).toBe(before);
  expect(await stockOf(shop.db, blue)).toEqual({ onHand: 10, reserved: 0 });
  expect(await reportedCode(orderNo, claimNo, gone)).toBe('STATE');
});

it('gives a lower price and a kept fee back once, when the cheaper goods cannot be sent', async () => {
  const { orderNo, itemNo, green } = await delivered(2);
  const claimNo = await requested(orderNo, { itemNo, qty: 2, skuNo: green }, 'OTHER');
  await report(orderNo, claimNo, ...received, { to: 'INSPECTED' });
  expect((await detail(orderNo)).amounts.refundedWon).toBe(4_000);
  expect(await refundOnStatement(orderNo)).toBe(0);
  await report(orderNo, claimNo, { ...gone, isResellable: false });
  const { payWon, amounts } = await detail(orderNo);
  expect(amounts.refundedWon).toBe(payWon);
  expect(await refundOnStatement(orderNo)).toBe(payWon);
  expect(await stockOf(shop.db, green)).toEqual({ onHand: 8, reserved: 0 });
});

it('cannot be taken back once the new goods are on their way, and can when their parcel is lost', async () => {
  const { orderNo, itemNo, red } = await delivered(2);
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: red }, 'DEFECT');
  await report(orderNo, claimNo, ...received, { to: 'INSPECTED' });
  const fresh = (await detail(orderNo)).items[1]?.itemNo as number;
  const invoiceNo = String(725_000_000_000 + fresh);
  const parcel = { kind: 'SHIPPED' as const, orderNo, itemNos: [fresh], invoiceNo };
  await who.call(fulfilmentTestCalls.seller, { body: parcel });
  expect(await reportedCode(orderNo, claimNo, gone)).toBe('STATE');
  expect((await view(claimNo)).state).toBe('RESHIP');
  await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'LOST' } });
  await report(orderNo, claimNo, gone);
  const order = await detail(orderNo);
  expect(order.items.map(({ state, canceledQty }) => [state, canceledQty])).toEqual([
    ['DELIVERY_DONE', 1],
    ['CANCEL_DONE', 1],
  ]);
  expect(order.amounts.refundedWon).toBe(30_000);
  // Ten, two bought, one back, one sent and lost.
  expect(await stockOf(shop.db, red)).toEqual({ onHand: 8, reserved: 0 });
  expect((await request(orderNo, [{ itemNo, qty: 1, skuNo: red }], 'DEFECT')).status).toBe(200);
});

it('releases the units and withdraws when it is not paid in a day, also with an open window', async () => {
  const { orderNo, itemNo, blue } = await delivered(1);
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: blue }, 'OTHER');
  const { paymentNo } = (await charge(claimNo)).payload;
  const body = await completeWindow(shop, who, paymentNo, 'approve');
  expect((await passDays(orderNo, 0.9)).claims).toBe(0);
  expect((await passDays(orderNo, 0.2)).claims).toBe(1);
  expect((await view(claimNo)).state).toBe('WITHDRAWN');
  expect((await who.call(paymentCalls.approve, { body })).state).toBe('CANCELED');
  expect(await stockOf(shop.db, blue)).toEqual({ onHand: 10, reserved: 0 });
  expect((await request(orderNo, [{ itemNo, qty: 1, skuNo: blue }], 'OTHER')).status).toBe(200);
});

it('waits with the withdrawal while the gateway decides, and gives a late charge back', async () => {
  const { orderNo, itemNo, blue } = await delivered(1);
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: blue }, 'OTHER');
  const { paymentNo } = (await charge(claimNo)).payload;
  await pay(shop, who, paymentNo, 'unknown-paid');
  expect((await view(claimNo)).charge?.checkingPaymentNo).toBe(paymentNo);
  expect((await charge(claimNo)).code).toBe('STATE');
  expect((await who.request(claimCalls.withdraw, { params: { claimNo } })).code).toBe('STATE');
  expect((await passDays(orderNo, 1.1)).claims).toBe(0);
  shop.clock.advance(60_000);
  expect((await who.call(paymentCalls.inquire, { params: { paymentNo } })).state).toBe('PAID');
  expect((await view(claimNo)).state).toBe('REQUEST');
  await who.call(claimCalls.withdraw, { params: { claimNo } });
  expect((await who.call(paymentCalls.view, { params: { paymentNo } })).state).toBe('REFUNDED');
});

it('can be paid or withdrawn again half an hour after an approval without an answer', async () => {
  const { orderNo, itemNo, blue } = await delivered(1);
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: blue }, 'OTHER');
  const { paymentNo } = (await charge(claimNo)).payload;
  isSilent = true;
  await pay(shop, who, paymentNo, 'unknown-paid');
  const waitMinutes = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      shop.clock.advance(60_000);
      await inquireDue(shop.deps, shop.deps.adapters.gateway);
    }
    // The session has ended meanwhile.
    await who.signIn(members.general);
    return (await view(claimNo)).charge?.checkingPaymentNo;
  };
  expect(await waitMinutes(25)).toBe(paymentNo);
  expect(await waitMinutes(11)).toBeNull();
  isSilent = false;
  expect((await who.call(paymentCalls.view, { params: { paymentNo } })).state).toBe('NET_CANCELED');
  expect((await charge(claimNo)).status).toBe(200);
  await who.call(claimCalls.withdraw, { params: { claimNo } });
});

it('gives everything back when it is refused unseen, and keeps the fee when the goods had come', async () => {
  const { orderNo, itemNo, blue } = await delivered(2);
  const paid = async () => {
    const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: blue }, 'OTHER');
    const { paymentNo } = (await charge(claimNo)).payload;
    expect((await pay(shop, who, paymentNo, 'decline')).state).toBe('DECLINED');
    const again = (await charge(claimNo)).payload.paymentNo;
    await pay(shop, who, again);
    return { claimNo, paymentNo: again };
  };
  const unseen = await paid();
  await report(orderNo, unseen.claimNo, { to: 'REJECTED', note: '교환할 수 없는 상품이에요' });
  expect(await view(unseen.claimNo)).toMatchObject({ stateName: '교환 불가' });
  const worn = await paid();
  await report(orderNo, worn.claimNo, ...received, {
    to: 'REJECTED',
    note: '사용한 흔적이 있어요',
  });
  const state = async (paymentNo: string) =>
    (await who.call(paymentCalls.view, { params: { paymentNo } })).state;
  const paidOf = async (claimNo: string) => (await view(claimNo)).paid;
  expect(await paidOf(unseen.claimNo)).toEqual({
    ...{ payWon: 8_000, canceledWon: 8_000, methodName: '카드' },
  });
  expect(await paidOf(worn.claimNo)).toMatchObject({ payWon: 8_000, canceledWon: 2_000 });
  expect([await state(unseen.paymentNo), await state(worn.paymentNo)]).toEqual([
    'REFUNDED',
    'PARTIAL_CANCELED',
  ]);
  expect(await stockOf(shop.db, blue)).toEqual({ onHand: 10, reserved: 0 });
});

it('refuses what is sold out, another price, other goods, a late reason, and another member', async () => {
  const { orderNo, itemNo, blue } = await delivered(1);
  const item = { itemNo, qty: 1, skuNo: blue };
  const visitOn = dashedDate(shop.clock.now().getTime() + DAY_MS);
  const body = { orderNo, items: [item], reasonCd: 'OTHER' as const, visitOn };
  const wrong = { ...body, expectedPayWon: 1, expectedRefundWon: 0 };
  expect(await who.request(claimCalls.requestExchange, { body: wrong })).toMatchObject({
    ...{ status: 409, code: 'EXCHANGE_CHANGED', payload: { payWon: 8_000 } },
  });
  const other = await addGoods(shop.db);
  const codeOf = async (more: object) =>
    (await who.request(claimCalls.estimateExchange, { body: { ...body, ...more } })).code;
  expect(await codeOf({ items: [{ ...item, skuNo: other.skuNo }] })).toBe('NOT_FOUND');
  expect(await codeOf({ reasonCd: 'LATE' })).toBe('INVALID');
  await setStock(shop.db, blue, 0);
  expect(await codeOf({})).toBe('OUT_OF_STOCK');
  await setStock(shop.db, blue, 1);
  const setStatus = (status: string) =>
    shop.db.run(sql`
      update goods set status = ${status} where goods_no = (select goods_no from sku where sku_no = ${blue})`);
  await setStatus('BANNED');
  expect(await codeOf({})).toBe('NOT_FOUND');
  await setStatus('ON_SALE');
  const claimNo = await requested(orderNo, item, 'OTHER');
  expect(await codeOf({})).toBe('CLAIM_OPEN');
  const stranger = shop.visitor();
  await stranger.signIn(members.family);
  const method = { method: 'CARD' } as const;
  for (const response of [
    await stranger.request(claimCalls.exchangeOptions, { params: { orderNo } }),
    await stranger.request(claimCalls.estimateExchange, { body }),
    await stranger.request(claimCalls.pay, { params: { claimNo }, body: method }),
    await stranger.request(claimCalls.withdraw, { params: { claimNo } }),
  ])
    expect(response.status).toBe(404);
  await who.call(claimCalls.withdraw, { params: { claimNo } });
});

it('keeps photos with the request for the member alone, until it is withdrawn', async () => {
  const { orderNo, itemNo, red } = await delivered(1);
  const fileNo = await sendPhoto();
  const scope = { orderNo, items: [{ itemNo, qty: 1, skuNo: red }], reasonCd: 'DEFECT' as const };
  const visitOn = dashedDate(shop.clock.now().getTime() + DAY_MS);
  const body = { ...scope, visitOn, expectedPayWon: 0, expectedRefundWon: 0, fileNos: [fileNo] };
  const stranger = shop.visitor();
  await stranger.signIn(members.family);
  const { claimNo } = await who.call(claimCalls.requestExchange, { body });
  const [photo] = (await view(claimNo)).photos;
  expect(photo).toMatchObject({ fileNo });
  const open = (visitor: Visitor) =>
    shop.app.inject({ url: photo?.url as string, headers: { cookie: cookieOf(visitor) } });
  expect((await open(who)).statusCode).toBe(200);
  expect((await open(stranger)).statusCode).toBe(404);
  await who.call(claimCalls.withdraw, { params: { claimNo } });
  expect((await view(claimNo)).photos).toEqual([]);
  const used = await who.request(claimCalls.requestExchange, {
    body: { ...body, fileNos: ['F0123456789ABCDEF'] },
  });
  expect(used.code).toBe('UPLOAD_GONE');
});

it('earns the points of a confirmed line again with the goods that were sent instead', async () => {
  const before = await points();
  const { orderNo, itemNo, red } = await delivered(1);
  await who.call(orderCalls.confirm, { params: { itemNo } });
  const earned = (await points()) - before;
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: red }, 'DEFECT');
  await report(orderNo, claimNo, ...received, { to: 'INSPECTED' });
  expect(await points()).toBe(before);
  const fresh = (await detail(orderNo)).items[1]?.itemNo as number;
  await arrive(orderNo, [fresh]);
  await who.call(orderCalls.confirm, { params: { itemNo: fresh } });
  expect(await points()).toBe(before + earned);
});

it('gives a coupon back whose goods were exchanged for some that cost nothing', async () => {
  const { skuNos } = await addGoods(shop.db, {
    priceWon: 3_000,
    options: [
      ['빨강', 0],
      ['증정용', -3_000],
    ],
  });
  const [red, free] = skuNos as [number, number];
  const couponNo = await addCoupon(shop.db, { amountWon: 3_000 });
  const { issueNo } = await who.call(couponCalls.download, { params: { couponNo } });
  const choices = { couponIssueNos: [issueNo] };
  const orderNo = await buy(shop, who, [{ skuNo: red, qty: 1 }], choices);
  const itemNo = (await detail(orderNo)).items[0]?.itemNo as number;
  await arrive(orderNo, [itemNo]);
  const isOwned = async () =>
    (await who.call(couponCalls.wallet, { query: { tab: 'usable' } })).coupons.some(
      (coupon) => coupon.issueNo === issueNo,
    );
  expect(await isOwned()).toBe(false);
  const claimNo = await requested(orderNo, { itemNo, qty: 1, skuNo: free }, 'DEFECT');
  await report(orderNo, claimNo, ...received, { to: 'INSPECTED' });
  expect(await isOwned()).toBe(true);
});

/** The ordinary run takes few. */
const EXCHANGES = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 1_000) / 125);

it(`gives back for a cheaper option what a return and a new order with the same benefits would, ${EXCHANGES} times`, async () => {
  const story = fc.record({
    priceWon: fc.integer({ min: 20_000, max: 300_000 }),
    leftShare: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    rate: fc.constantFrom(undefined, 5, 15, 40),
    usePointWon: fc.constantFrom(0, 10, 20),
    qty: fc.integer({ min: 1, max: 3 }),
  });
  const told = { priceWon: 202_000, leftShare: 74_800 / 202_000, rate: 15, usePointWon: 0, qty: 1 };
  const cases = [told, ...fc.sample(story, { numRuns: EXCHANGES, seed: 38 })];
  for (const { priceWon, leftShare, rate, usePointWon, qty } of cases) {
    const cheaperWon = Math.round(priceWon * leftShare);
    const options: [string, number][] = [
      ['비싼 것', 0],
      ['싼 것', cheaperWon - priceWon],
    ];
    const { skuNos } = await addGoods(shop.db, { priceWon, options, stock: 10 });
    const [dear = 0, cheap = 0] = skuNos;
    const couponIssueNos: number[] = [];
    if (rate !== undefined) {
      const couponNo = await addCoupon(shop.db, { rate });
      const coupon = await who.call(couponCalls.download, { params: { couponNo } });
      couponIssueNos.push(coupon.issueNo);
    }
    const choices = { couponIssueNos, usePointWon };
    const orderNo = await buy(shop, who, [{ skuNo: dear, qty }], choices);
    const itemNo = (await detail(orderNo)).items[0]?.itemNo as number;
    await arrive(orderNo, [itemNo]);
    const scope = { orderNo, reasonCd: 'DEFECT' as const };
    const refund = await who.call(claimCalls.estimateReturn, {
      body: { ...scope, items: [{ itemNo, qty }] },
    });
    const exchange = await who.call(claimCalls.estimateExchange, {
      body: { ...scope, items: [{ itemNo, qty, skuNo: cheap }] },
    });
    const paidWon = refund.refundWon + refund.pointBackWon - refund.deliveryWon;
    const backWon = exchange.refundWon + exchange.pointBackWon;
    const anewWon = (paidWon * cheaperWon) / priceWon;
    expect(Math.abs(paidWon - anewWon - backWon)).toBeLessThan(2);
    expect(exchange.differenceWon).toBe(-backWon);
    if (priceWon === told.priceWon) expect(backWon).toBe(108_120);
  }
}, 600_000);
