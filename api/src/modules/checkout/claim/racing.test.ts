import { claimCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { dashedDate } from '@shop/shared/domain';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy, completeWindow, openSheet, placeBody } from '../../../testing/checkout';
import { addGoods, setStock, stockOf } from '../../../testing/goods';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { confirmItem } from '../order-history';
import { expireOrders, runRefunds } from '../payment';
import { recordTracking, shipItems } from '../shipment';
import { reportReturn, withdrawReturn } from './return.process';

const DAY_MS = 86_400_000;

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openRacingShop();
  who = shop.visitor();
  await who.signIn(members.general);
}, 120_000);
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });
const by = () => ({ actor: 'seller' as const, now: shop.clock.now() });

async function delivered() {
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 10 });
  const orderNo = await buy(shop, who, [{ skuNo, qty: 2 }], { couponIssueNos: [] });
  const itemNo = (await detail(orderNo)).items[0]?.itemNo as number;
  const invoiceNo = String(710_000_000_000 + itemNo);
  const parcel = { orderNo, itemNos: [itemNo], courierCd: 'CJ', invoiceNo };
  await shop.db.tx((tx) => shipItems(tx, parcel, by()));
  const scan = { ...parcel, eventId: '1', kind: 'DELIVERED', place: '', detail: '' } as const;
  await recordTracking(shop.deps, [{ ...scan, at: shop.clock.now() }]);
  return { orderNo, itemNo, skuNo };
}

const bodyOf = (orderNo: string, itemNo: number) => ({
  orderNo,
  items: [{ itemNo, qty: 2 }],
  reasonCd: 'DEFECT' as const,
  visitOn: dashedDate(shop.clock.now().getTime() + DAY_MS),
  expectedRefundWon: 80_000,
});

const memberNoRow = z.object({ memberNo: z.number() });

/** The member of the newest order. */
const memberNoOf = async (): Promise<number> => {
  const { memberNo } = await shop.db.one(
    memberNoRow,
    sql`select member_no from orders order by ordered_at desc limit 1`,
  );
  return memberNo;
};

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

const report = (
  claim: { orderNo: string; claimNo: string },
  to: 'APPROVED' | 'RECEIVED' | 'INSPECTED',
  canSupply = true,
) =>
  shop.db.tx((tx) =>
    reportReturn(
      tx,
      { ...claim, to, note: '', deductionWon: 0, isResellable: true, canSupply },
      shop.clock.now(),
    ),
  );

it('makes one return of many requests at one moment, and inspects it once', async () => {
  const { orderNo, itemNo, skuNo } = await delivered();
  const body = bodyOf(orderNo, itemNo);
  const requests = await Promise.all(
    Array.from({ length: 8 }, () => who.request(claimCalls.requestReturn, { body })),
  );
  const made = requests.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  expect(new Set(requests.filter((one) => one.status !== 200).map(({ code }) => code))).toEqual(
    new Set(['CLAIM_OPEN']),
  );
  const claimNo = made[0]?.payload.claimNo as string;
  await report({ orderNo, claimNo }, 'APPROVED');
  await report({ orderNo, claimNo }, 'RECEIVED');
  const inspected = await Promise.all(
    Array.from({ length: 6 }, () => codeOf(report({ orderNo, claimNo }, 'INSPECTED'))),
  );
  expect(inspected.filter((one) => one === 'done')).toHaveLength(1);
  await Promise.all(
    Array.from({ length: 4 }, () => runRefunds(shop.deps, shop.deps.adapters.gateway)),
  );
  expect((await detail(orderNo)).amounts.refundedWon).toBe(80_000);
  expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 10, reserved: 0 });
}, 120_000);

it('withdraws a return that is approved at the same moment, in either order', async () => {
  const { orderNo, itemNo } = await delivered();
  const body = bodyOf(orderNo, itemNo);
  const { claimNo } = await who.call(claimCalls.requestReturn, { body });
  const memberNo = await memberNoOf();
  const [approved, withdrawn] = await Promise.all([
    codeOf(report({ orderNo, claimNo }, 'APPROVED')),
    codeOf(withdrawReturn(shop.deps, memberNo, claimNo)),
  ]);
  // An approved return can still be withdrawn, a withdrawn one is never approved.
  expect(['done', 'STATE']).toContain(approved);
  expect(withdrawn).toBe('done');
  expect((await who.call(claimCalls.detail, { params: { claimNo } })).state).toBe('WITHDRAWN');
}, 120_000);

it('lets either the return or the confirmation of the same moment win', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { orderNo, itemNo } = await delivered();
    const memberNo = await memberNoOf();
    // Only faulty goods can be returned after a confirmation.
    const whim = { reasonCd: 'CHANGED_MIND', expectedRefundWon: 74_000 } as const;
    const body = { ...bodyOf(orderNo, itemNo), ...whim };
    const request = () => who.request(claimCalls.requestReturn, { body });
    const confirm = () => codeOf(confirmItem(shop.deps, memberNo, itemNo));
    const results = await Promise.all(
      round % 2 === 0 ? [request(), confirm()] : [confirm(), request()],
    );
    const confirmed = results.find((one) => typeof one === 'string');
    const requested = results.find((one) => typeof one !== 'string') as { status: number };
    expect([requested.status, confirmed]).toEqual(
      confirmed === 'done' ? [409, 'done'] : [200, 'STATE'],
    );
  }
}, 120_000);

/** A delivered order of two red pieces, whose goods exist in blue too. */
async function deliveredRed(blueStock: number) {
  const { skuNos } = await addGoods(shop.db, {
    ...{ priceWon: 40_000, stock: 10 },
    options: [
      ['빨강', 0],
      ['파랑', 0],
    ],
  });
  const [red, blue] = skuNos as [number, number];
  const orderNo = await buy(shop, who, [{ skuNo: red, qty: 2 }], { couponIssueNos: [] });
  const itemNo = (await detail(orderNo)).items[0]?.itemNo as number;
  await arrive(orderNo, itemNo);
  await setStock(shop.db, blue, blueStock);
  return { orderNo, itemNo, red, blue };
}

async function arrive(orderNo: string, itemNo: number) {
  const invoiceNo = String(730_000_000_000 + itemNo);
  const parcel = { orderNo, itemNos: [itemNo], courierCd: 'CJ', invoiceNo };
  await shop.db.tx((tx) => shipItems(tx, parcel, by()));
  const scan = { ...parcel, eventId: '1', kind: 'DELIVERED', place: '', detail: '' } as const;
  await recordTracking(shop.deps, [{ ...scan, at: shop.clock.now() }]);
}

const exchangeBody = (orderNo: string, itemNo: number, skuNo: number) => ({
  orderNo,
  items: [{ itemNo, qty: 1, skuNo }],
  reasonCd: 'DEFECT' as const,
  visitOn: dashedDate(shop.clock.now().getTime() + DAY_MS),
  expectedPayWon: 0,
  expectedRefundWon: 0,
});

it('gives the last unit to either the exchange or the buyer of the same moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { orderNo, itemNo, blue } = await deliveredRed(1);
    const sheet = await openSheet(who, [{ skuNo: blue, qty: 1 }], { couponIssueNos: [] });
    const exchange = () =>
      who.request(claimCalls.requestExchange, { body: exchangeBody(orderNo, itemNo, blue) });
    const place = () => who.request(orderCalls.place, { body: placeBody(sheet) });
    const responses = await Promise.all(
      round % 2 === 0 ? [exchange(), place()] : [place(), exchange()],
    );
    const exchanged = responses[round % 2];
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.code).toBe('OUT_OF_STOCK');
    expect(await stockOf(shop.db, blue)).toEqual({ onHand: 1, reserved: 1 });
    const claimed = (await detail(orderNo)).items[0]?.claim?.isOpen === true;
    expect(claimed).toBe(exchanged?.status === 200);
    await shop.db.run(
      sql`update orders set expires_at = ${shop.clock.now()} where status = 'CREATED'`,
    );
    await expireOrders(shop.deps);
  }
}, 120_000);

it('makes one claim of exchanges and returns at one moment, and sends its goods once', async () => {
  const { orderNo, itemNo, red, blue } = await deliveredRed(10);
  const exchange = exchangeBody(orderNo, itemNo, blue);
  const back = bodyOf(orderNo, itemNo);
  const requests = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0
        ? who.request(claimCalls.requestExchange, { body: exchange })
        : who.request(claimCalls.requestReturn, { body: back }),
    ),
  );
  const made = requests.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  const claimNo = made[0]?.payload.claimNo as string;
  const { kind } = await who.call(claimCalls.detail, { params: { claimNo } });
  for (const to of ['APPROVED', 'RECEIVED'] as const) await report({ orderNo, claimNo }, to);
  const inspected = await Promise.all(
    Array.from({ length: 6 }, () => codeOf(report({ orderNo, claimNo }, 'INSPECTED'))),
  );
  expect(inspected.filter((one) => one === 'done')).toHaveLength(1);
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  const isExchange = kind === 'EXCHANGE';
  expect(await stockOf(shop.db, red)).toEqual({ onHand: isExchange ? 9 : 10, reserved: 0 });
  expect(await stockOf(shop.db, blue)).toEqual({ onHand: isExchange ? 9 : 10, reserved: 0 });
}, 120_000);

it('lets a cancel, a shipment and an exchange of one group at one moment end in one story', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { orderNo, itemNo, blue } = await deliveredRed(10);
    // A second line of the group that is packed: what an earlier exchange has sent.
    const first = exchangeBody(orderNo, itemNo, blue);
    const { claimNo } = await who.call(claimCalls.requestExchange, { body: first });
    for (const to of ['APPROVED', 'RECEIVED', 'INSPECTED'] as const)
      await report({ orderNo, claimNo }, to);
    const fresh = (await detail(orderNo)).items[1]?.itemNo as number;
    const invoiceNo = String(740_000_000_000 + fresh);
    const parcel = { orderNo, itemNos: [fresh], courierCd: 'CJ', invoiceNo };
    const work = [
      () => codeOf(shop.db.tx((tx) => shipItems(tx, parcel, by()))),
      async () =>
        (
          await who.request(claimCalls.requestExchange, {
            body: exchangeBody(orderNo, itemNo, blue),
          })
        ).code,
      async () =>
        (
          await who.request(claimCalls.cancel, {
            body: { orderNo, reasonCd: 'LATE', expectedRefundWon: 40_000 },
          })
        ).code,
    ];
    const turned = [...work.slice(round % 3), ...work.slice(0, round % 3)];
    const codes = await Promise.all(turned.map((one) => one()));
    const [shipped, exchanged, canceled] = [0, 1, 2].map((at) => codes[(at + 3 - (round % 3)) % 3]);
    // What an exchange sends cannot be canceled by the buyer; the other piece goes on independently.
    expect([shipped, exchanged]).toEqual(['done', '0000']);
    expect(['STATE', 'CLAIM_OPEN']).toContain(canceled);
  }
}, 120_000);

it('either sends the new goods of an exchange or gives its money back, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { orderNo, itemNo, blue } = await deliveredRed(10);
    const body = exchangeBody(orderNo, itemNo, blue);
    const { claimNo } = await who.call(claimCalls.requestExchange, { body });
    for (const to of ['APPROVED', 'RECEIVED', 'INSPECTED'] as const)
      await report({ orderNo, claimNo }, to);
    const fresh = (await detail(orderNo)).items[1]?.itemNo as number;
    const invoiceNo = String(760_000_000_000 + fresh);
    const parcel = { orderNo, itemNos: [fresh], courierCd: 'CJ', invoiceNo };
    const ship = () => codeOf(shop.db.tx((tx) => shipItems(tx, parcel, by())));
    const takeBack = () => codeOf(report({ orderNo, claimNo }, 'INSPECTED', false));
    const codes = await Promise.all(round % 2 === 0 ? [ship(), takeBack()] : [takeBack(), ship()]);
    expect([...codes].sort()).toEqual(['STATE', 'done']);
    await runRefunds(shop.deps, shop.deps.adapters.gateway);
    const isSent = codes[round % 2] === 'done';
    const { kind, state } = await who.call(claimCalls.detail, { params: { claimNo } });
    expect(`${kind} ${state}`).toBe(isSent ? 'EXCHANGE RESHIP' : 'RETURN DONE');
    expect((await detail(orderNo)).amounts.refundedWon).toBe(isSent ? 0 : 40_000);
  }
}, 120_000);

it('lets either the payment or the withdrawal of the same moment win', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { orderNo, itemNo, blue } = await deliveredRed(10);
    const body = { ...exchangeBody(orderNo, itemNo, blue), reasonCd: 'OTHER' as const };
    const { claimNo } = await who.call(claimCalls.requestExchange, {
      body: { ...body, expectedPayWon: 6_000 },
    });
    const params = { claimNo };
    const { paymentNo } = await who.call(claimCalls.pay, { params, body: { method: 'CARD' } });
    const back = await completeWindow(shop, who, paymentNo, 'approve');
    const approve = () => who.request(paymentCalls.approve, { body: back });
    const withdraw = () => who.request(claimCalls.withdraw, { params });
    await Promise.all(round % 2 === 0 ? [approve(), withdraw()] : [withdraw(), approve()]);
    await runRefunds(shop.deps, shop.deps.adapters.gateway);
    const { state } = await who.call(claimCalls.detail, { params });
    const paid = (await who.call(paymentCalls.view, { params: { paymentNo } })).state;
    // Paid and then withdrawn is a story too: everything has gone back.
    expect(['REQUEST PAID', 'WITHDRAWN CANCELED', 'WITHDRAWN REFUNDED']).toContain(
      `${state} ${paid}`,
    );
    const reserved = state === 'REQUEST' ? 1 : 0;
    expect(await stockOf(shop.db, blue)).toEqual({ onHand: 10, reserved });
  }
}, 120_000);
