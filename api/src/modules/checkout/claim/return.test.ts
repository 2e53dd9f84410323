import {
  addressCalls,
  type CallInput,
  claimCalls,
  commonEaiCalls,
  couponCalls,
  fulfilmentTestCalls,
  orderCalls,
  pointCalls,
  reviewCalls,
} from '@shop/shared/contracts';
import { type ClaimState, claimMoves, claimStates, dashedDate } from '@shop/shared/domain';
import { actorsOfMoves, mayMove } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy, pay } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addGoods, stockOf } from '../../../testing/goods';
import { everyActor } from '../../../testing/move-actors';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { moveClaim } from '../claim-state';
import { confirmDue } from '../order-history';
import { runReturnDeadlines } from './return.deadlines';

const DAY_MS = 86_400_000;

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  who = shop.visitor();
  await who.signIn(members.general);
});
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

type Lines = readonly { skuNo: number; qty: number }[];
type Choices = Parameters<typeof buy>[3];
type Reason = CallInput<typeof claimCalls.requestReturn>['body']['reasonCd'];

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });
const tomorrow = () => dashedDate(shop.clock.now().getTime() + DAY_MS);

/** Ships these lines in one parcel, and delivers it. */
async function arrive(orderNo: string, itemNos: number[]) {
  const invoiceNo = String(700_000_000_000 + (itemNos[0] ?? 0));
  await who.call(fulfilmentTestCalls.seller, {
    body: { kind: 'SHIPPED', orderNo, itemNos, invoiceNo },
  });
  await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
}

/** A paid order whose lines have all been delivered, one parcel for each seller. */
async function delivered(lines: Lines, choices: Choices = { couponIssueNos: [] }) {
  const orderNo = await buy(shop, who, lines, choices);
  const { items } = await detail(orderNo);
  for (const sellerNo of new Set(items.map((item) => item.sellerNo))) {
    const itemNos = items.filter((item) => item.sellerNo === sellerNo).map(({ itemNo }) => itemNo);
    await arrive(orderNo, itemNos);
  }
  return { orderNo, itemNos: items.map(({ itemNo }) => itemNo) };
}

const estimate = (orderNo: string, items: { itemNo: number; qty: number }[], reasonCd: Reason) =>
  who.call(claimCalls.estimateReturn, { body: { orderNo, items, reasonCd } });

async function request(
  orderNo: string,
  items: { itemNo: number; qty: number }[],
  reasonCd: Reason = 'CHANGED_MIND',
) {
  const { refundWon: expectedRefundWon } = await estimate(orderNo, items, reasonCd);
  const body = { orderNo, items, reasonCd, visitOn: tomorrow(), expectedRefundWon };
  return who.request(claimCalls.requestReturn, { body });
}

type Step = Omit<
  Extract<CallInput<typeof fulfilmentTestCalls.seller>['body'], { kind: 'CLAIM' }>,
  'kind' | 'orderNo' | 'claimNo'
>;
const report = async (orderNo: string, claimNo: string, step: Step) =>
  (
    await who.call(fulfilmentTestCalls.seller, {
      body: { kind: 'CLAIM', orderNo, claimNo, ...step },
    })
  ).outcomes[0];

const walk = async (orderNo: string, claimNo: string, ...steps: Step['to'][]) => {
  for (const to of steps) expect(await report(orderNo, claimNo, { to })).toBe('DONE');
};
const view = (claimNo: string) => who.call(claimCalls.detail, { params: { claimNo } });

const wallet = async () => ({
  points: (await who.call(commonEaiCalls.callLpointQuery, { body: {} })).pointBalance,
  coins: (await who.call(commonEaiCalls.callThingCoinBalanceQuery, { body: {} })).coinBalance,
  coupons: (await who.call(couponCalls.mine, { query: {} })).usableCount,
});

describe('반품', () => {
  it('pays back exactly what was shown: coupon, points and coins by the stored split, stock last', async () => {
    const goods = await addGoods(shop.db, { priceWon: 40_000, stock: 5 });
    const couponNo = await addCoupon(shop.db, { rate: 10 });
    await who.call(couponCalls.download, { params: { couponNo } });
    const before = await wallet();
    const { orderNo, itemNos } = await delivered([{ skuNo: goods.skuNo, qty: 2 }], {
      usePointWon: 1_000,
      useCoinWon: 500,
    });
    const items = [{ itemNo: itemNos[0] as number, qty: 2 }];
    const shown = await estimate(orderNo, items, 'CHANGED_MIND');
    expect(shown).toMatchObject({
      goodsWon: 80_000,
      returnFeeWon: 3_000,
      deliveryClawbackWon: 3_000,
    });
    const { payload } = await request(orderNo, items);
    const { claimNo } = payload;
    expect(await view(claimNo)).toMatchObject({
      state: 'REQUEST',
      refund: shown,
      pickup: { wayName: '회수해 주세요', visitOn: tomorrow() },
      actions: [{ action: 'WITHDRAW' }],
    });
    expect((await detail(orderNo)).items[0]).toMatchObject({
      state: 'DELIVERY_DONE',
      canceledQty: 0,
      claim: { claimNo, isOpen: true },
    });
    await walk(orderNo, claimNo, 'APPROVED', 'PICKUP', 'RECEIVED');
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 3, reserved: 0 });
    await walk(orderNo, claimNo, 'INSPECTED');
    expect(await view(claimNo)).toMatchObject({ state: 'DONE', refund: shown, actions: [] });
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 5, reserved: 0 });
    const after = await detail(orderNo);
    expect(after).toMatchObject({
      state: 'RETURN_DONE',
      stateName: '반품완료',
      amounts: { refundedWon: shown.refundWon },
    });
    expect(await wallet()).toEqual(before);
    expect(shown.refundWon + 6_000).toBe(after.payWon);
    await shop.db
      .script(`delete from member_coupon where coupon_no = ${couponNo}`)
      .catch(() => undefined);
  });

  it.each([
    ['CHANGED_MIND', 3, { returnFeeWon: 3_000, deliveryClawbackWon: 3_000, refundWon: 30_000 }],
    ['CHANGED_MIND', 1, { returnFeeWon: 3_000, deliveryClawbackWon: 3_000, refundWon: 6_000 }],
    ['DEFECT', 1, { returnFeeWon: 0, deliveryClawbackWon: 0, refundWon: 12_000 }],
    ['DEFECT', 3, { returnFeeWon: 0, deliveryClawbackWon: 0, refundWon: 36_000 }],
  ] as const)(
    'for %s of %i of three pieces, sent free, takes the fees of that fault',
    async (reasonCd, qty, expected) => {
      const { skuNo } = await addGoods(shop.db, { priceWon: 12_000 });
      const { orderNo, itemNos } = await delivered([{ skuNo, qty: 3 }]);
      const items = [{ itemNo: itemNos[0] as number, qty }];
      expect(await estimate(orderNo, items, reasonCd)).toMatchObject(expected);
    },
  );

  it('keeps a delivery fee that was paid, gives it back for the seller’s fault, and asks for what is missing', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 10_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 1 }]);
    const items = [{ itemNo: itemNos[0] as number, qty: 1 }];
    expect(await estimate(orderNo, items, 'OTHER')).toMatchObject({
      refundWon: 7_000,
      deliveryWon: 0,
    });
    expect(await estimate(orderNo, items, 'WRONG_GOODS')).toMatchObject({
      refundWon: 13_000,
      deliveryWon: 3_000,
    });
    const cheap = await addGoods(shop.db, { priceWon: 1_000 });
    const small = await delivered([{ skuNo: cheap.skuNo, qty: 1 }]);
    const one = [{ itemNo: small.itemNos[0] as number, qty: 1 }];
    expect(await estimate(small.orderNo, one, 'OTHER')).toMatchObject({
      refundWon: 0,
      returnFeeWon: 1_000,
      payWon: 2_000,
    });
  });

  it('is paid first when its fees are higher than its refund, and keeps them with the goods', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 1_000, stock: 5 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 1 }]);
    const items = [{ itemNo: itemNos[0] as number, qty: 1 }];
    const scope = { orderNo, items, reasonCd: 'OTHER' as const };
    const changed = { ...scope, visitOn: tomorrow(), expectedRefundWon: 0 };
    expect((await who.request(claimCalls.requestReturn, { body: changed })).code).toBe(
      'REFUND_CHANGED',
    );
    const open = async () =>
      (await who.call(claimCalls.requestReturn, { body: { ...changed, expectedPayWon: 2_000 } }))
        .claimNo;
    const payFee = async (claimNo: string) => {
      const params = { claimNo };
      const { paymentNo } = await who.call(claimCalls.pay, { params, body: { method: 'CARD' } });
      return pay(shop, who, paymentNo);
    };
    const first = await open();
    expect(await view(first)).toMatchObject({
      ...{ kind: 'RETURN', state: 'PAY_WAIT', charge: { amountWon: 2_000 } },
      refund: { refundWon: 0, returnFeeWon: 1_000, payWon: 2_000 },
    });
    expect((await payFee(first)).orderName).toContain('반품 배송비');
    expect((await view(first)).state).toBe('REQUEST');
    await who.call(claimCalls.withdraw, { params: { claimNo: first } });
    expect((await view(first)).paid).toMatchObject({ payWon: 2_000, canceledWon: 2_000 });
    const second = await open();
    await payFee(second);
    await walk(orderNo, second, 'APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED');
    expect(await view(second)).toMatchObject({
      ...{ state: 'DONE', paid: { payWon: 2_000, canceledWon: 0 } },
    });
    expect((await detail(orderNo)).amounts).toMatchObject({
      ...{ claimPaidWon: 4_000, claimCostWon: 2_000, refundedWon: 2_000 },
    });
    expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('costs more from an island, and nothing for goods that the member sends', async () => {
    await shop.db.script(
      `insert into area_fee (name, zip_from, zip_to, fee) values ('제주', '63000', '63644', 4000)`,
    );
    const { skuNo } = await addGoods(shop.db, { priceWon: 50_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 2 }]);
    const items = [{ itemNo: itemNos[0] as number, qty: 1 }];
    const scope = { orderNo, items, reasonCd: 'OTHER' as const };
    const { addresses } = await who.call(addressCalls.list);
    const addressNo = addresses.find(({ alias }) => alias === '제주 부모님')?.addressNo;
    const fee = async (more: object) =>
      (await who.call(claimCalls.estimateReturn, { body: { ...scope, ...more } })).returnFeeWon;
    expect(await fee({ addressNo })).toBe(7_000);
    expect(await fee({})).toBe(3_000);
    expect(await fee({ way: 'SELF' })).toBe(0);
    await shop.db.script('delete from area_fee');
  });

  it('refuses a second return of the group, another refund, a late one, and another member', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 2 }]);
    const items = [{ itemNo: itemNos[0] as number, qty: 1 }];
    const body = {
      orderNo,
      items,
      reasonCd: 'DEFECT',
      visitOn: tomorrow(),
      expectedRefundWon: 1,
    } as const;
    expect(await who.request(claimCalls.requestReturn, { body })).toMatchObject({
      status: 409,
      code: 'REFUND_CHANGED',
      payload: { refundWon: 30_000 },
    });
    const right = { ...body, expectedRefundWon: 30_000 };
    expect(
      (await who.request(claimCalls.requestReturn, { body: { ...right, visitOn: '2020-01-01' } }))
        .code,
    ).toBe('INVALID');
    expect(
      (await who.request(claimCalls.requestReturn, { body: { ...right, way: 'SELF' } })).code,
    ).toBe('INVALID');
    const stranger = shop.visitor();
    await stranger.signIn(members.family);
    expect((await stranger.request(claimCalls.requestReturn, { body: right })).status).toBe(404);
    const { claimNo } = await who.call(claimCalls.requestReturn, { body: right });
    expect((await who.request(claimCalls.requestReturn, { body: right })).code).toBe('CLAIM_OPEN');
    expect((await stranger.request(claimCalls.detail, { params: { claimNo } })).status).toBe(404);
    expect((await stranger.request(claimCalls.withdraw, { params: { claimNo } })).status).toBe(404);
    const [line] = (await detail(orderNo)).items;
    expect(line?.actions.map(({ action }) => action)).toEqual(['TRACK', 'REORDER']);
    const params = { itemNo: line?.itemNo as number };
    expect((await who.request(orderCalls.confirm, { params })).code).toBe('STATE');
    const passed = await who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days: 16 } });
    expect(passed.confirmed).toBe(0);
    await who.call(claimCalls.withdraw, { params: { claimNo } });
    const late = await who.request(claimCalls.estimateReturn, {
      body: { orderNo, items, reasonCd: 'CHANGED_MIND' },
    });
    expect(late).toMatchObject({ status: 422, code: 'RETURN_PERIOD' });
    expect(await confirmDue(shop.deps)).toBe(1);
  });

  it('returns one part after another, and a cancel of goods not sent in between waits', async () => {
    const { skuNo, skuNos } = await addGoods(shop.db, {
      priceWon: 20_000,
      options: [
        ['빨강', 0],
        ['파랑', 0],
      ],
    });
    const orderNo = await buy(
      shop,
      who,
      [
        { skuNo, qty: 3 },
        { skuNo: skuNos[1] as number, qty: 1 },
      ],
      { couponIssueNos: [] },
    );
    const [first, second] = (await detail(orderNo)).items;
    const [itemNo, waiting] = [first?.itemNo as number, second?.itemNo as number];
    const invoiceNo = String(700_000_000_000 + itemNo);
    await who.call(fulfilmentTestCalls.seller, {
      body: { kind: 'SHIPPED', orderNo, itemNos: [itemNo], invoiceNo },
    });
    await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
    const { claimNo } = (await request(orderNo, [{ itemNo, qty: 1 }], 'DEFECT')).payload;
    const cancel = { orderNo, items: [{ itemNo: waiting, qty: 1 }], reasonCd: 'LATE' as const };
    expect((await who.request(claimCalls.estimate, { body: cancel })).code).toBe('CLAIM_OPEN');
    await walk(orderNo, claimNo, 'APPROVED', 'RECEIVED', 'INSPECTED');
    expect((await detail(orderNo)).items[0]).toMatchObject({
      state: 'DELIVERY_DONE',
      canceledQty: 1,
    });
    await who.call(claimCalls.cancel, { body: { ...cancel, expectedRefundWon: 20_000 } });
    const second2 = (await request(orderNo, [{ itemNo, qty: 2 }], 'DEFECT')).payload;
    await walk(orderNo, second2.claimNo, 'APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED');
    const { payWon, amounts, state } = await detail(orderNo);
    expect([amounts.refundedWon, state]).toEqual([payWon, 'RETURN_DONE']);
  });

  it.each(['RETURN', 'CANCEL'] as const)(
    'gives back a coupon over the goods of two sellers whose second part ends by a %s while the first return is open',
    async (second) => {
      const couponNo = await addCoupon(shop.db, { rate: 10 });
      await who.call(couponCalls.download, { params: { couponNo } });
      const before = (await wallet()).coupons;
      const goods = [
        await addGoods(shop.db, { priceWon: 40_000 }),
        await addGoods(shop.db, { priceWon: 30_000 }),
      ];
      const orderNo = await buy(
        shop,
        who,
        goods.map(({ skuNo }) => ({ skuNo, qty: 1 })),
      );
      expect((await wallet()).coupons).toBe(before - 1);
      const itemNos = (await detail(orderNo)).items.map(({ itemNo }) => itemNo);
      const arriving = second === 'RETURN' ? itemNos : itemNos.slice(0, 1);
      for (const itemNo of arriving) await arrive(orderNo, [itemNo]);
      const claimNos: string[] = [];
      for (const itemNo of arriving)
        claimNos.push((await request(orderNo, [{ itemNo, qty: 1 }], 'DEFECT')).payload.claimNo);
      if (second === 'CANCEL') {
        const items = [{ itemNo: itemNos[1] as number, qty: 1 }];
        const scope = { orderNo, items, reasonCd: 'LATE' as const };
        const { refundWon } = await who.call(claimCalls.estimate, { body: scope });
        await who.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
      }
      for (const claimNo of claimNos) {
        expect((await wallet()).coupons).toBe(before - 1);
        await walk(orderNo, claimNo, 'APPROVED', 'RECEIVED', 'INSPECTED');
      }
      expect((await wallet()).coupons).toBe(before);
      expect((await view(claimNos.at(-1) as string)).refund.couponNamesBack).toHaveLength(1);
      await shop.db.run(sql`delete from member_coupon where coupon_no = ${couponNo}`);
    },
  );

  it('keeps the fee of the way out when the rest is canceled after a return', async () => {
    const { skuNo, skuNos } = await addGoods(shop.db, {
      priceWon: 10_000,
      options: [
        ['빨강', 0],
        ['파랑', 0],
      ],
    });
    const lines = [skuNo, skuNos[1] as number].map((one) => ({ skuNo: one, qty: 1 }));
    const orderNo = await buy(shop, who, lines, { couponIssueNos: [] });
    const [first, second] = (await detail(orderNo)).items.map(({ itemNo }) => itemNo);
    await arrive(orderNo, [first as number]);
    const { payload } = await request(orderNo, [{ itemNo: first as number, qty: 1 }]);
    await walk(orderNo, payload.claimNo, 'APPROVED', 'RECEIVED', 'INSPECTED');
    const items = [{ itemNo: second as number, qty: 1 }];
    const cancel = { orderNo, items, reasonCd: 'CHANGED_MIND' as const };
    expect(await who.call(claimCalls.estimate, { body: cancel })).toMatchObject({
      refundWon: 10_000,
      deliveryWon: 0,
    });
  });

  it('keeps a deduction that the member agrees to, and sends the goods back without agreement', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000, stock: 9 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 2 }]);
    const items = [{ itemNo: itemNos[0] as number, qty: 1 }];
    const ask = { to: 'ADJUST_REQUESTED', note: '구성품이 없어요', deductionWon: 5_000 } as const;
    const first = (await request(orderNo, items, 'DEFECT')).payload.claimNo;
    await walk(orderNo, first, 'APPROVED', 'PICKUP', 'RECEIVED');
    expect(await report(orderNo, first, { ...ask, deductionWon: 30_001 })).toBe('DEDUCTION');
    expect(await report(orderNo, first, ask)).toBe('DONE');
    expect(await view(first)).toMatchObject({
      adjustWon: 5_000,
      sellerNote: '구성품이 없어요',
      refund: { refundWon: 25_000 },
    });
    const refused = await who.call(claimCalls.answerAdjust, {
      params: { claimNo: first },
      body: { agrees: false },
    });
    expect(refused).toMatchObject({
      state: 'REJECTED',
      refund: { refundWon: 30_000 },
      adjustWon: 0,
    });
    expect((await detail(orderNo)).amounts.refundedWon).toBe(0);
    const second = (await request(orderNo, items, 'DEFECT')).payload.claimNo;
    await walk(orderNo, second, 'APPROVED', 'PICKUP', 'RECEIVED');
    await report(orderNo, second, ask);
    const agreed = await who.call(claimCalls.answerAdjust, {
      params: { claimNo: second },
      body: { agrees: true },
    });
    expect(agreed).toMatchObject({
      state: 'DONE',
      refund: { refundWon: 25_000 },
      adjustWon: 5_000,
    });
    expect((await detail(orderNo)).amounts.refundedWon).toBe(25_000);
    expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 7, reserved: 0 });
  });

  it('leaves the inspection to the seller: the buyer answers only a deduction that was asked for', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 5 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 1 }]);
    const items = [{ itemNo: itemNos[0] as number, qty: 1 }];
    const { claimNo } = (await request(orderNo, items)).payload;
    await walk(orderNo, claimNo, 'APPROVED', 'PICKUP', 'RECEIVED');
    const before = await view(claimNo);
    for (const agrees of [true, false])
      expect(
        await who.request(claimCalls.answerAdjust, { params: { claimNo }, body: { agrees } }),
      ).toMatchObject({ status: 409, code: 'STATE' });
    expect(await view(claimNo)).toEqual(before);
    const note = '상자가 비어 있어요';
    expect(await report(orderNo, claimNo, { to: 'REJECTED', note })).toBe('DONE');
  });

  it('takes faulty goods for three months, also after 구매확정, and nothing else', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 2 }]);
    const [itemNo] = itemNos as [number];
    const items = [{ itemNo, qty: 1 }];
    const before = (await wallet()).points;
    const passed = await who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days: 16 } });
    expect(passed.confirmed).toBe(1);
    const earned = (await wallet()).points - before;
    expect(earned).toBeGreaterThan(0);
    const [line] = (await detail(orderNo)).items;
    expect(line).toMatchObject({ state: 'BUY_CONFIRM', isDefectOnly: true });
    expect(line?.actions).toContainEqual({ action: 'RETURN', label: '불량·오배송 반품' });
    for (const reasonCd of ['CHANGED_MIND', 'LATE'] as const)
      expect(
        await who.request(claimCalls.estimateReturn, { body: { orderNo, items, reasonCd } }),
      ).toMatchObject({ status: 409, code: 'STATE' });
    const first = (await request(orderNo, items, 'DEFECT')).payload.claimNo;
    await walk(orderNo, first, 'APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED');
    expect((await detail(orderNo)).items[0]).toMatchObject({
      state: 'BUY_CONFIRM',
      canceledQty: 1,
    });
    expect((await wallet()).points).toBe(before + earned / 2);
    await shop.db.run(sql`update order_item set delivered_at = delivered_at - interval '60 days'
      where item_no = ${itemNo}`);
    const second = (await request(orderNo, items, 'WRONG_GOODS')).payload.claimNo;
    await walk(orderNo, second, 'APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED');
    expect((await detail(orderNo)).state).toBe('RETURN_DONE');
    expect((await wallet()).points).toBe(before);
    const late = await delivered([{ skuNo, qty: 1 }]);
    await shop.db.run(sql`update order_item set delivered_at = delivered_at - interval '97 days'
      where order_no = ${late.orderNo}`);
    const tooLate = [{ itemNo: late.itemNos[0] as number, qty: 1 }];
    expect(
      await who.request(claimCalls.estimateReturn, {
        body: { orderNo: late.orderNo, items: tooLate, reasonCd: 'DEFECT' },
      }),
    ).toMatchObject({ status: 422, code: 'RETURN_PERIOD' });
  });

  it('takes the coins of a review back when the whole line went back', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 2 }]);
    const [itemNo] = itemNos as [number];
    const coins = async () =>
      (await who.call(pointCalls.history, { query: { kind: 'COIN' } })).balanceWon;
    const before = await coins();
    await who.call(orderCalls.confirm, { params: { itemNo } });
    const body = '바느질이 풀려서 며칠 만에 입지 못하게 되었어요. 아쉬워요.';
    await who.call(reviewCalls.write, { body: { itemNo, score: 1, body } });
    expect(await coins()).toBe(before + 100);
    const sendBack = async () => {
      const items = [{ itemNo, qty: 1 }];
      const { claimNo } = (await request(orderNo, items, 'DEFECT')).payload;
      await walk(orderNo, claimNo, 'APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED');
    };
    await sendBack();
    expect(await coins()).toBe(before + 100);
    await sendBack();
    expect(await coins()).toBe(before);
    const { reviews } = await who.call(reviewCalls.written);
    expect(reviews[0]).toMatchObject({ itemNo, reward: { state: 'LOST' } });
  });

  it('takes earned points back only as far as the balance reaches, and stores the rest', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 1 }]);
    const [itemNo] = itemNos as [number];
    const before = (await wallet()).points;
    await who.call(orderCalls.confirm, { params: { itemNo } });
    const { points } = await wallet();
    const earned = points - before;
    // Everything but 10 points is spent in another order.
    const rich = await addGoods(shop.db, { priceWon: 1_000_000 });
    const other = await buy(shop, who, [{ skuNo: rich.skuNo, qty: 1 }], {
      ...{ couponIssueNos: [], usePointWon: points - 10 },
    });
    const { claimNo } = (await request(orderNo, [{ itemNo, qty: 1 }], 'DEFECT')).payload;
    await walk(orderNo, claimNo, 'APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED');
    expect((await wallet()).points).toBe(0);
    const stored = await shop.db.one(
      z.object({ taken: z.number(), missing: z.number() }),
      sql`select earned_taken_won as taken, earned_missing_won as missing from claim_amount
        where claim_no = ${claimNo}`,
    );
    expect(stored).toEqual({ taken: 10, missing: earned - 10 });
    const { refundWon } = await who.call(claimCalls.estimate, { body: { orderNo: other } });
    const body = { orderNo: other, reasonCd: 'OTHER' as const, expectedRefundWon: refundWon };
    await who.call(claimCalls.cancel, { body });
  });

  it('forgets a deduction when the inspection passes after all', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 1 }]);
    const { claimNo } = (
      await request(orderNo, [{ itemNo: itemNos[0] as number, qty: 1 }], 'DEFECT')
    ).payload;
    await walk(orderNo, claimNo, 'APPROVED', 'PICKUP', 'RECEIVED');
    await report(orderNo, claimNo, { to: 'ADJUST_REQUESTED', note: '구성품', deductionWon: 5_000 });
    await walk(orderNo, claimNo, 'INSPECTED');
    expect(await view(claimNo)).toMatchObject({ refund: { refundWon: 30_000 }, adjustWon: 0 });
  });

  it('asks the seller once again when the courier has not come, and can still be withdrawn', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 1 }]);
    const items = [{ itemNo: itemNos[0] as number, qty: 1 }];
    const { claimNo } = (await request(orderNo, items, 'DEFECT')).payload;
    await walk(orderNo, claimNo, 'APPROVED');
    const pass = (days: number) =>
      who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days } });
    const again = async () =>
      (await view(claimNo)).history.filter(({ reason }) => reason.includes('다시 요청')).length;
    // The courier was to come on the day after the request.
    await pass(3);
    expect([(await view(claimNo)).pickup?.isLate, await again()]).toEqual([false, 0]);
    await pass(1);
    expect([(await view(claimNo)).pickup?.isLate, await again()]).toEqual([true, 1]);
    await pass(1);
    expect(await again()).toBe(1);
    await who.call(claimCalls.withdraw, { params: { claimNo } });
    expect((await view(claimNo)).pickup?.isLate).toBe(false);
  });

  it('goes on when the seller is silent about goods on their way, and when the buyer does not answer', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 1 }]);
    const items = [{ itemNo: itemNos[0] as number, qty: 1 }];
    const scope = { orderNo, items, reasonCd: 'DEFECT', way: 'SELF' } as const;
    const { refundWon } = await who.call(claimCalls.estimateReturn, { body: scope });
    const parcel = { courierCd: 'CJ', invoiceNo: '600012345678' } as const;
    const { claimNo } = await who.call(claimCalls.requestReturn, {
      body: { ...scope, parcel, expectedRefundWon: refundWon },
    });
    await walk(orderNo, claimNo, 'APPROVED');
    expect(await view(claimNo)).toMatchObject({ actions: [], pickup: { way: 'SELF' } });
    expect((await who.request(claimCalls.withdraw, { params: { claimNo } })).code).toBe('STATE');
    const pass = (days: number) =>
      who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days } });
    expect((await pass(9)).claims).toBe(0);
    await pass(1.1);
    expect((await view(claimNo)).state).toBe('RECEIVED');
    await report(orderNo, claimNo, { to: 'ADJUST_REQUESTED', note: '구성품', deductionWon: 5_000 });
    expect((await pass(6)).claims).toBe(0);
    await pass(1.1);
    expect(await view(claimNo)).toMatchObject({
      state: 'REFUND_WAIT',
      refund: { refundWon: refundWon - 5_000 },
      adjustWon: 5_000,
    });
    const fetched = await delivered([{ skuNo, qty: 1 }]);
    const quiet = (
      await request(fetched.orderNo, [{ itemNo: fetched.itemNos[0] as number, qty: 1 }], 'DEFECT')
    ).payload.claimNo;
    await walk(fetched.orderNo, quiet, 'APPROVED');
    await who.call(fulfilmentTestCalls.passDays, { body: { orderNo: fetched.orderNo, days: 15 } });
    expect(await findMismatches(shop.db, shop.clock.now())).toMatchObject([{ ref: quiet }]);
    await walk(fetched.orderNo, quiet, 'PICKUP');
    await who.call(fulfilmentTestCalls.passDays, {
      body: { orderNo: fetched.orderNo, days: 10.1 },
    });
    expect((await view(quiet)).state).toBe('RECEIVED');
    await walk(fetched.orderNo, quiet, 'INSPECTED');
  });

  it('goes on by itself when the seller does not react', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 1 }]);
    const { claimNo } = (
      await request(orderNo, [{ itemNo: itemNos[0] as number, qty: 1 }], 'DEFECT')
    ).payload;
    expect(await runReturnDeadlines(shop.deps)).toBe(0);
    const { claims } = await who.call(fulfilmentTestCalls.passDays, {
      body: { orderNo, days: 1.1 },
    });
    expect(claims).toBe(1);
    expect((await view(claimNo)).state).toBe('APPROVED');
    await walk(orderNo, claimNo, 'RECEIVED');
    await who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days: 3.1 } });
    expect(['REFUND_WAIT', 'DONE']).toContain((await view(claimNo)).state);
  });
});

const states = Object.keys(claimStates) as ClaimState[];

const kinds = ['RETURN', 'EXCHANGE'] as const;
const kindsAndActors = kinds.flatMap((kind) => everyActor.map((actor) => [kind, actor] as const));

it.each(kindsAndActors)(
  'allows each move of the table of a %s to those who may make it, %s, and refuses every other one',
  async (kind, actor) => {
    const moves = claimMoves[kind];
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const { orderNo, itemNos } = await delivered([{ skuNo, qty: 1 }]);
    const { claimNo } = (
      await request(orderNo, [{ itemNo: itemNos[0] as number, qty: 1 }], 'DEFECT')
    ).payload;
    const by = { actor, now: shop.clock.now() };
    const stateRow = z.object({ state: z.string() });
    for (const [from, to] of states.flatMap((one) =>
      states.map((other) => [one, other] as const),
    )) {
      await shop.db.run(
        sql`update claim set kind = ${kind}, state = ${from} where claim_no = ${claimNo}`,
      );
      const moved = shop.db.tx((tx) => moveClaim(tx, claimNo, to, by));
      const isLegal =
        moves[from].includes(to) && mayMove(actorsOfMoves.claims[kind], { from, to, actor });
      if (isLegal) await moved;
      else await expect(moved).rejects.toMatchObject({ status: 409, code: 'STATE' });
      const { state } = await shop.db.one(
        stateRow,
        sql`select state from claim where claim_no = ${claimNo}`,
      );
      expect(state).toBe(isLegal ? to : from);
    }
    await shop.db.run(sql`update claim set state = 'WITHDRAWN' where claim_no = ${claimNo}`);
  },
);
