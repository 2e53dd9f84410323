import { voucherCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { isDrill } from '../../../testing/proofs';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { cancelAtTill, redeemAtTill } from './till.service';

const ROUNDS = isDrill ? 200 : 12;

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

const settle = async () => {
  await shop.deps.outbox.drain();
  await shop.deps.outbox.drain();
};

async function buyVoucher() {
  const { skuNo } = await addGoods(shop.db, { goodsType: 'ECOUPON', priceWon: 5_000, stock: 5 });
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  await settle();
  const { vouchers } = await who.call(voucherCalls.list);
  const { voucherNo = '', pin } = vouchers.find((one) => one.orderNo === orderNo) ?? {};
  return { voucherNo, code: pin ?? '' };
}

const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

it('has one winner when a voucher is used at two tills, refunded and extended at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { voucherNo, code } = await buyVoucher();
    await shop.db.run(sql`
      update voucher set expires_at = expires_at - interval '350 days' where voucher_no = ${voucherNo}`);
    const params = { voucherNo };
    const refund = async () => {
      const body = { expectedRefundWon: 5_000 };
      return (await who.request(voucherCalls.refund, { params, body })).status === 200;
    };
    const acts = [
      () => isDone(redeemAtTill(shop.deps, 'A', { code, receiptNo: `R-${round}` })),
      refund,
      () => isDone(redeemAtTill(shop.deps, 'B', { code, receiptNo: `R-${round}` })),
    ];
    const turn = acts.map((_, at) => acts[(at + round) % acts.length] ?? refund);
    const [, ...ends] = await Promise.all([
      who.request(voucherCalls.extend, { params }),
      ...turn.map((act) => act()),
    ]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    await settle();
  }
}, 600_000);

it('uses a voucher once for one receipt that is sent four times at once, and cancels it once', async () => {
  const { code } = await buyVoucher();
  const once = () => redeemAtTill(shop.deps, 'A', { code, receiptNo: 'R-same' });
  const replies = await Promise.all([once(), once(), once(), once()]);
  expect(new Set(replies.map(({ redeemedAt }) => redeemedAt)).size).toBe(1);
  const back = () => cancelAtTill(shop.deps, 'A', 'R-same');
  const canceled = await Promise.all([back(), back(), back()]);
  expect(new Set(canceled.map(({ canceledAt }) => canceledAt)).size).toBe(1);
}, 60_000);
