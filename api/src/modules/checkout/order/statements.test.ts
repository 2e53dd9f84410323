import { claimCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { Client } from 'pg';
import { completeWindow, openSheet, placeBody } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn();
}, 120_000);
afterAll(() => shop.close());

/** Counts the statements that reach the database while `work` runs. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

/** Statements of placing, paying and cancelling an order of `lines` SKUs, each with its own goods and seller. */
async function statementsOf(lines: number) {
  const items = [];
  for (let at = 0; at < lines; at += 1) {
    items.push({ skuNo: (await addGoods(shop.db, { priceWon: 10_000 })).skuNo, qty: 1 });
  }
  const sheet = await openSheet(who, items, { usePointWon: 1_000, useCoinWon: 100 });
  let paymentNo = '';
  let orderNo = '';
  const place = await countStatements(async () => {
    ({ paymentNo, orderNo } = await who.call(orderCalls.place, { body: placeBody(sheet) }));
  });
  const body = await completeWindow(shop, who, paymentNo, 'approve');
  const approve = await countStatements(() => who.call(paymentCalls.approve, { body }));
  const request = { orderNo, reasonCd: 'CHANGED_MIND' } as const;
  const { refundWon } = await who.call(claimCalls.estimate, { body: request });
  const cancel = await countStatements(() =>
    who.call(claimCalls.cancel, { body: { ...request, expectedRefundWon: refundWon } }),
  );
  return { place, approve, cancel };
}

it('runs as many statements for twenty lines as for one', async () => {
  // The first order of a member also records the terms of payment.
  await statementsOf(1);
  const ofOne = await statementsOf(1);
  expect(ofOne.place).toBeGreaterThan(10);
  // What decides the price is read by one of them (`readFacts`), while the member is locked.
  expect(ofOne.place).toBeLessThanOrEqual(41);
  expect(await statementsOf(20)).toEqual(ofOne);
});
