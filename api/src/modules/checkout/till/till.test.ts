import { createHash } from 'node:crypto';
import { claimCalls, fulfilmentTestCalls, orderCalls, voucherCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { settleRedemptions } from './till.jobs';

const keys = { 강남점: 'key of gangnam', 부산점: 'key of busan' };
const TILL_KEYS = Object.entries(keys)
  .map(([name, key]) => `${name}:${createHash('sha256').update(key).digest('hex')}`)
  .join(', ');

let shop: TestShop;
let who: Visitor;
beforeEachInShop(
  (opened, visitor) => {
    shop = opened;
    who = visitor;
  },
  { env: { TILL_KEYS } },
);
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const settle = async () => {
  await shop.deps.outbox.drain();
  await shop.deps.outbox.drain();
};

const post = async (
  act: string,
  payload: object,
  key: string | undefined = keys.강남점,
  on = shop,
) => {
  const headers = key === undefined ? {} : { 'x-till-key': key };
  const response = await on.app.inject({
    method: 'POST',
    url: `/till/v1/voucher/${act}`,
    headers,
    payload,
  });
  const { code, payload: reply } = response.json();
  return { status: response.statusCode, code, reply };
};

async function buyVouchers(qty: number) {
  const { skuNo } = await addGoods(shop.db, { goodsType: 'ECOUPON', priceWon: 4_100, stock: 50 });
  const orderNo = await buy(shop, who, [{ skuNo, qty }], { couponIssueNos: [] });
  await settle();
  const { vouchers } = await who.call(voucherCalls.list);
  return { orderNo, pins: vouchers.filter((one) => one.orderNo === orderNo).map(({ pin }) => pin) };
}

let receipts = 0;
const newReceipt = () => {
  receipts += 1;
  return `R-${receipts}`;
};
const stateOf = async (orderNo: string) =>
  (await who.call(orderCalls.detail, { params: { orderNo } })).state;

it('answers only a till with its key', async () => {
  const { pins } = await buyVouchers(1);
  for (const key of [undefined, '', 'key of gangnam ', 'sandbox-till-key'])
    for (const act of ['query', 'redeem', 'cancel']) {
      const sent = await shop.app.inject({
        method: 'POST',
        url: `/till/v1/voucher/${act}`,
        headers: key === undefined ? {} : { 'x-till-key': key },
        payload: { code: pins[0], receiptNo: 'R-key' },
      });
      expect([sent.statusCode, sent.json().code]).toEqual([401, 'TILL_KEY']);
    }
});

it('says of a voucher whether it can be used, and nothing of its owner', async () => {
  const { pins } = await buyVouchers(1);
  const { status, reply } = await post('query', { code: pins[0]?.replace(/(.{4})/g, '$1-') });
  expect(status).toBe(200);
  expect(Object.keys(reply).sort()).toEqual(['isUsable', 'name', 'optionText', 'until']);
  expect(reply.isUsable).toBe(true);
  await post('redeem', { code: pins[0], receiptNo: newReceipt() });
  expect((await post('query', { code: pins[0] })).reply.isUsable).toBe(false);
  expect(await post('query', { code: '1234567812345678' })).toMatchObject({
    ...{ status: 404, code: 'VOUCHER_UNKNOWN' },
  });
});

it('uses a voucher once; a repeat of the receipt returns the same', async () => {
  const { orderNo, pins } = await buyVouchers(2);
  const [first, second] = pins;
  const receiptNo = newReceipt();
  const used = await post('redeem', { code: first, receiptNo });
  expect(used.status).toBe(200);
  expect(await post('redeem', { code: first, receiptNo })).toEqual(used);
  expect(await post('redeem', { code: first, receiptNo: newReceipt() })).toMatchObject({
    ...{ status: 409, code: 'STATE' },
  });
  expect(await post('redeem', { code: second, receiptNo })).toMatchObject({
    ...{ status: 409, code: 'RECEIPT_USED' },
  });
  // Another till has numbers of its own.
  expect(await post('redeem', { code: second, receiptNo }, keys.부산점)).toMatchObject({
    status: 200,
  });
  const { vouchers } = await who.call(voucherCalls.list);
  const places = vouchers.filter((one) => one.orderNo === orderNo).map((one) => one.usedPlace);
  expect(places.sort()).toEqual(['강남점', '부산점']);
});

it('takes a use back on its day, by its own till, and the voucher can be used and refunded again', async () => {
  const { orderNo, pins } = await buyVouchers(1);
  const [code] = pins;
  const receiptNo = newReceipt();
  await post('redeem', { code, receiptNo });
  expect(await post('cancel', { receiptNo }, keys.부산점)).toMatchObject({
    ...{ status: 404, code: 'RECEIPT_UNKNOWN' },
  });
  const canceled = await post('cancel', { receiptNo });
  expect(canceled.status).toBe(200);
  expect(await post('cancel', { receiptNo })).toEqual(canceled);
  expect(await post('redeem', { code, receiptNo })).toMatchObject({ code: 'RECEIPT_USED' });
  const again = newReceipt();
  expect(await post('redeem', { code, receiptNo: again })).toMatchObject({ status: 200 });
  await post('cancel', { receiptNo: again });
  await settle();
  expect(await stateOf(orderNo)).toBe('PAY_DONE');
  const body = { orderNo, reasonCd: 'CHANGED_MIND' as const, expectedRefundWon: 4_100 };
  expect(await who.request(claimCalls.cancel, { body })).toMatchObject({ status: 200 });
  await settle();
});

it('makes a use final when its day is over, and confirms the line then', async () => {
  const { orderNo, pins } = await buyVouchers(1);
  const receiptNo = newReceipt();
  await post('redeem', { code: pins[0], receiptNo });
  await settleRedemptions(shop.deps);
  await settle();
  expect(await stateOf(orderNo)).toBe('PAY_DONE');
  await who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days: 1 } });
  expect(await post('cancel', { receiptNo })).toMatchObject({ status: 409, code: 'STATE' });
  expect(await settleRedemptions(shop.deps)).toBe(1);
  expect(await settleRedemptions(shop.deps)).toBe(0);
  await settle();
  expect(await stateOf(orderNo)).toBe('BUY_CONFIRM');
});

it('refuses expired vouchers and gift cards', async () => {
  const { orderNo, pins } = await buyVouchers(1);
  await who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days: 366 } });
  const receiptNo = newReceipt();
  expect(await post('redeem', { code: pins[0], receiptNo })).toMatchObject({ code: 'STATE' });
  const { skuNo } = await addGoods(shop.db, { goodsType: 'GIFT_CARD', priceWon: 9_000, stock: 5 });
  const cards = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  await settle();
  const { vouchers } = await who.call(voucherCalls.list);
  const { pin } = vouchers.find((one) => one.orderNo === cards) ?? {};
  expect((await post('query', { code: pin })).reply.isUsable).toBe(false);
  expect(await post('redeem', { code: pin, receiptNo })).toMatchObject({ code: 'STATE' });
});

it('limits the wrong codes of a till and the tries of a code, and logs each without the code', async () => {
  const { pins } = await buyVouchers(1);
  const guess = (at: number) =>
    post('query', { code: String(5_000_000_000_000_000 + at) }, keys.부산점);
  const codes: string[] = [];
  for (let at = 0; at < 22; at += 1) codes.push((await guess(at)).code);
  expect(codes.filter((code) => code === 'VOUCHER_UNKNOWN')).toHaveLength(20);
  expect(codes.slice(20)).toEqual(['TILL_LIMIT', 'TILL_LIMIT']);
  // Also a right code learns nothing then; the other till goes on.
  expect(await post('query', { code: pins[0] }, keys.부산점)).toMatchObject({ status: 429 });
  expect(await post('query', { code: pins[0] })).toMatchObject({ status: 200 });
  for (let at = 0; at < 9; at += 1) await post('query', { code: pins[0] });
  expect(await post('query', { code: pins[0] })).toMatchObject({ status: 429, code: 'TILL_LIMIT' });
  const calls = await shop.db.rows(
    z.object({ text: z.string() }),
    sql`select row_to_json(c)::text as text from till_call c where till = '부산점'`,
  );
  expect(calls.length).toBeGreaterThanOrEqual(23);
  expect(calls.some(({ text }) => text.includes(pins[0] ?? '-'))).toBe(false);
});

it('has a key for trying on this machine only', async () => {
  const local = await openTestShop();
  const open = await openTestShop({
    env: {
      PUBLIC_URL: 'https://shop.example',
      ALLOW_SANDBOX: 'payment,identity,postcode,fulfilment,messages',
    },
  });
  const query = { code: '1234567812345678' };
  expect(await post('query', query, 'sandbox-till-key', local)).toMatchObject({
    code: 'VOUCHER_UNKNOWN',
  });
  expect(await post('query', query, 'sandbox-till-key', open)).toMatchObject({ status: 401 });
  await local.close();
  await open.close();
}, 60_000);
