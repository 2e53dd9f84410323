import { fulfilmentTestCalls, notificationCalls, voucherCalls } from '@shop/shared/contracts';
import { endOfDayInKorea } from '@shop/shared/domain';
import { addMs, hoursMs } from '../../../platform/clock';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { tellEndingVouchers } from './voucher.notices';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openRacingShop();
  // Notices go out from ten in the morning, so the hour of the test run must not matter.
  shop.clock.set(addMs(endOfDayInKorea(shop.clock.now()), -hoursMs(13)));
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  who = shop.visitor();
  await who.signIn(members.general);
});

const settle = async () => {
  await shop.deps.outbox.drain();
  await shop.deps.outbox.drain();
};

async function buyVoucher() {
  const { skuNo } = await addGoods(shop.db, { goodsType: 'ECOUPON', stock: 5 });
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  await settle();
  return orderNo;
}

const pass = (orderNo: string, days: number) =>
  who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days } });

const voucherOf = async (orderNo: string) =>
  (await who.call(voucherCalls.list)).vouchers.find((one) => one.orderNo === orderNo);

/** Titles of the notices since the last call, the job having run in several processes at once. */
async function noticesAfterJobs(): Promise<string[]> {
  const before = await titles();
  await Promise.all([1, 2, 3].map(() => tellEndingVouchers(shop.deps)));
  await settle();
  return (await titles()).slice(0, -before.length || undefined);
}
const titles = async () =>
  (await who.call(notificationCalls.list)).items
    .map(({ title }) => title)
    .filter((title) => title.includes('유효기간'));

it('tells 30, 7 and 1 days before the end from ten in the morning, each once, and again after an extension', async () => {
  const orderNo = await buyVoucher();
  await pass(orderNo, 365 - 40);
  expect(await noticesAfterJobs()).toEqual([]);
  // It is eleven in the morning, so a tenth of a day earlier is before ten.
  await pass(orderNo, 9.9);
  expect(await noticesAfterJobs()).toEqual([]);
  await pass(orderNo, 0.1);
  expect(await noticesAfterJobs()).toEqual([expect.stringContaining('30일')]);
  expect(await noticesAfterJobs()).toEqual([]);
  await pass(orderNo, 23);
  expect(await noticesAfterJobs()).toEqual([expect.stringContaining('7일')]);
  await pass(orderNo, 6);
  expect(await noticesAfterJobs()).toEqual([expect.stringContaining('1일')]);
  expect(await noticesAfterJobs()).toEqual([]);
  const params = { voucherNo: (await voucherOf(orderNo))?.voucherNo ?? '' };
  await who.call(voucherCalls.extend, { params });
  expect(await noticesAfterJobs()).toEqual([]);
  // Not 63: the end of before, and with it the key of its notice, would come again.
  await pass(orderNo, 64);
  expect(await noticesAfterJobs()).toEqual([expect.stringContaining('29일')]);
}, 60_000);

it('sends only the nearest after a pause, and none of a voucher that is used or expired', async () => {
  const [late, used, expired] = [await buyVoucher(), await buyVoucher(), await buyVoucher()];
  const pin = (await voucherOf(used))?.pin ?? '';
  await who.call(fulfilmentTestCalls.redeem, { body: { pin } });
  await pass(used, 360);
  await pass(expired, 367);
  await pass(late, 362);
  expect(await noticesAfterJobs()).toEqual([expect.stringContaining('3일')]);
  expect(await noticesAfterJobs()).toEqual([]);
}, 60_000);
