import { claimCalls, fulfilmentTestCalls, orderCalls, voucherCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
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

const vouchersOf = async (orderNo: string) =>
  (await who.call(voucherCalls.list)).vouchers.filter((one) => one.orderNo === orderNo);

async function buyVouchers(qty: number, priceWon = 4_100) {
  const { skuNo } = await addGoods(shop.db, { goodsType: 'ECOUPON', priceWon, stock: 50 });
  const orderNo = await buy(shop, who, [{ skuNo, qty }], { couponIssueNos: [] });
  await settle();
  return { orderNo, vouchers: await vouchersOf(orderNo) };
}

const expire = (voucherNo: string) =>
  shop.db.run(sql`
    update voucher set issued_at = issued_at - interval '366 days',
      expires_at = expires_at - interval '366 days' where voucher_no = ${voucherNo}`);

async function refund(voucherNo: string) {
  const params = { voucherNo };
  const estimate = await who.call(voucherCalls.refundEstimate, { params });
  const body = { expectedRefundWon: estimate.refundWon };
  const done = await who.call(voucherCalls.refund, { params, body });
  await settle();
  return { estimate, ...done };
}

const cancelRest = async (orderNo: string) => {
  const body = { orderNo, reasonCd: 'CHANGED_MIND' as const };
  const { refundWon } = await who.call(claimCalls.estimate, { body });
  await who.call(claimCalls.cancel, { body: { ...body, expectedRefundWon: refundWon } });
  await settle();
  return refundWon;
};

it('refunds the chosen voucher in full before its end, and leaves the others', async () => {
  const { orderNo, vouchers } = await buyVouchers(3);
  const [, , last] = vouchers;
  const { estimate, claimNo } = await refund(last?.voucherNo ?? '');
  expect(estimate).toMatchObject({ goodsWon: 4_100, refundWon: 4_100, returnFeeWon: 0 });
  const states = new Map((await vouchersOf(orderNo)).map((one) => [one.voucherNo, one]));
  expect(states.get(last?.voucherNo ?? '')).toMatchObject({ state: 'CANCELED', canRefund: false });
  expect(states.get(vouchers[0]?.voucherNo ?? '')).toMatchObject({ state: 'USABLE' });
  expect(await who.call(claimCalls.detail, { params: { claimNo } })).toMatchObject({
    kind: 'CANCEL',
    refund: { refundWon: 4_100 },
  });
});

it.each([
  [4_105, 3_695],
  [50_000, 45_000],
  [50_001, 47_501],
])('of an expired voucher of %i won gives %i back', async (priceWon, backWon) => {
  const { orderNo, vouchers } = await buyVouchers(1, priceWon);
  const voucherNo = vouchers[0]?.voucherNo ?? '';
  await expire(voucherNo);
  expect((await vouchersOf(orderNo))[0]).toMatchObject({ state: 'EXPIRED', canRefund: true });
  const { estimate } = await refund(voucherNo);
  expect(estimate).toMatchObject({ refundWon: backWon, returnFeeWon: priceWon - backWon });
  expect(await who.call(orderCalls.detail, { params: { orderNo } })).toMatchObject({
    state: 'CANCEL_DONE',
  });
});

it('keeps the same share when the order is canceled, of the expired ones only', async () => {
  const { orderNo, vouchers } = await buyVouchers(2, 10_000);
  await expire(vouchers[0]?.voucherNo ?? '');
  expect(await cancelRest(orderNo)).toBe(9_000 + 10_000);
});

it('refuses a voucher of five years, a used one and another member’s', async () => {
  const { vouchers } = await buyVouchers(2);
  const [first, second] = vouchers;
  await shop.db.run(sql`
    update voucher set issued_at = issued_at - interval '1827 days',
      expires_at = expires_at - interval '1827 days' where voucher_no = ${first?.voucherNo ?? ''}`);
  const estimate = (voucherNo = '', by = who) =>
    by.request(voucherCalls.refundEstimate, { params: { voucherNo } });
  expect(await estimate(first?.voucherNo)).toMatchObject({ status: 409, code: 'STATE' });
  await who.call(fulfilmentTestCalls.redeem, { body: { pin: second?.pin ?? '' } });
  await settle();
  expect(await estimate(second?.voucherNo)).toMatchObject({ status: 409, code: 'STATE' });
  const stranger = shop.visitor();
  await stranger.signIn(members.fresh);
  expect(await estimate(first?.voucherNo, stranger)).toMatchObject({ status: 404 });
  const params = { voucherNo: first?.voucherNo ?? '' };
  expect(
    await stranger.request(voucherCalls.refund, { params, body: { expectedRefundWon: 0 } }),
  ).toMatchObject({ status: 404 });
});

it('refuses a sum other than the one that was shown', async () => {
  const { vouchers } = await buyVouchers(1);
  const voucherNo = vouchers[0]?.voucherNo ?? '';
  await expire(voucherNo);
  expect(
    await who.request(voucherCalls.refund, {
      params: { voucherNo },
      body: { expectedRefundWon: 4_100 },
    }),
  ).toMatchObject({ status: 409, code: 'REFUND_CHANGED', payload: { refundWon: 3_690 } });
});
