import { claimCalls, pointCalls, voucherCalls } from '@shop/shared/contracts';
import { buy } from '../../../testing/checkout';
import { addGoods, stockOf } from '../../../testing/goods';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { redeemVoucher } from './voucher.service';

let shop: TestShop;
let who: Visitor;
let other: Visitor;
beforeAll(async () => {
  shop = await openRacingShop();
  who = shop.visitor();
  await who.signIn(members.general);
  other = shop.visitor();
  await other.signIn(members.family);
}, 120_000);
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const settle = async () => {
  const { outbox } = shop.deps;
  await Promise.all([outbox.drain(), outbox.drain(), outbox.drain()]);
  await outbox.drain();
};

async function buyVouchers(goodsType: 'ECOUPON' | 'GIFT_CARD', qty: number) {
  const { skuNo } = await addGoods(shop.db, { goodsType, priceWon: 5_000, stock: 10 });
  const orderNo = await buy(shop, who, [{ skuNo, qty }], { couponIssueNos: [] });
  await settle();
  const { vouchers } = await who.call(voucherCalls.list);
  return { skuNo, orderNo, vouchers: vouchers.filter((one) => one.orderNo === orderNo) };
}

const cancel = (orderNo: string, expectedRefundWon: number) =>
  who.request(claimCalls.cancel, {
    body: { orderNo, reasonCd: 'CHANGED_MIND', expectedRefundWon },
  });

it('issues one voucher for each piece when several processes take the event', async () => {
  const bought = await Promise.all([1, 2, 3].map(() => buyVouchers('ECOUPON', 3)));
  // One process may return while another still delivers the event, so all have ended before it is read.
  const { vouchers } = await who.call(voucherCalls.list);
  for (const { orderNo } of bought)
    expect(vouchers.filter((one) => one.orderNo === orderNo)).toHaveLength(3);
}, 60_000);

it('lets either the shop or the refund of the same moment have a voucher', async () => {
  for (let round = 0; round < 15; round += 1) {
    const { skuNo, orderNo, vouchers } = await buyVouchers('ECOUPON', 1);
    const use = () => redeemVoucher(shop.deps, vouchers[0]?.pin ?? '', '시험 매장');
    const [first, second] =
      round % 2 === 0 ? [use(), cancel(orderNo, 5_000)] : [cancel(orderNo, 5_000), use()];
    const results = await Promise.all<boolean | { status: number }>([first, second]);
    const isUsed = results.includes(true);
    const refund = results.find((one) => typeof one === 'object') as { status: number };
    const { onHand } = await stockOf(shop.db, skuNo);
    expect([isUsed, refund.status === 200, onHand]).toEqual(
      isUsed ? [true, false, 9] : [false, true, 10],
    );
    await settle();
  }
}, 60_000);

it('lets either the registration or the refund of the same moment have a gift card', async () => {
  for (let round = 0; round < 15; round += 1) {
    const { orderNo, vouchers } = await buyVouchers('GIFT_CARD', 1);
    const body = { number: vouchers[0]?.pin ?? '' };
    const register = () => other.request(pointCalls.registerGiftCard, { body });
    const [registered, refund] =
      round % 2 === 0
        ? await Promise.all([register(), cancel(orderNo, 5_000)])
        : (await Promise.all([cancel(orderNo, 5_000), register()])).reverse();
    expect([registered?.status, refund?.status].sort()).toEqual(
      registered?.status === 200 ? [200, 409] : [200, 422],
    );
    // Wrong numbers are counted; this proof is not about that limit.
    await shop.db.script('delete from wrong_code');
    await settle();
  }
}, 60_000);

it('uses a voucher once when it is read at several tills at once', async () => {
  const { vouchers } = await buyVouchers('ECOUPON', 1);
  const tills = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      redeemVoucher(shop.deps, vouchers[0]?.pin ?? '', `계산대 ${at}`),
    ),
  );
  expect(tills.filter(Boolean)).toHaveLength(1);
  await settle();
}, 60_000);
