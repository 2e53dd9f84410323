import { fulfilmentTestCalls, goodsCalls, orderCalls } from '@shop/shared/contracts';
import { daysMs } from '../../../platform/clock';
import { buy } from '../../../testing/checkout';
import { addGoods, addSeller, type TestGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { until } from '../../../testing/until';
import { members, type Visitor } from '../../../testing/visitor';
import { refreshPunctuality } from './punctuality';

/** Far later than any promise on the mainland. */
const LATE_DAYS = 9;

let shop: TestShop;
let who: Visitor;
beforeEach(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn(members.general);
}, 120_000);
afterEach(() => shop.close());

let invoice = 700_000_000_000;

/** Buys, ships and delivers one of the goods. */
async function deliver({ skuNo }: TestGoods, afterDays: number): Promise<void> {
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
  const itemNos = items.map(({ itemNo }) => itemNo);
  invoice += 1;
  const invoiceNo = String(invoice);
  await who.call(fulfilmentTestCalls.seller, {
    body: { kind: 'SHIPPED', orderNo, itemNos, courierCd: 'CJ', invoiceNo },
  });
  shop.clock.advance(daysMs(afterDays));
  await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
  shop.clock.advance(-daysMs(afterDays));
}

const punctualOf = async ({ goodsNo }: TestGoods) => {
  const { delivery } = await shop.visitor().call(goodsCalls.detail, { params: { goodsNo } });
  return delivery.punctual;
};

it('shows the share of punctual orders of a delivery policy once there are twenty', async () => {
  const sellerNo = await addSeller(shop.db);
  const goods = await addGoods(shop.db, { sellerNo, priceWon: 40_000 });
  const sibling = await addGoods(shop.db, { sellerNo });
  const stranger = await addGoods(shop.db);
  for (let count = 0; count < 19; count += 1) await deliver(goods, 0);
  await refreshPunctuality(shop.deps);
  expect(await punctualOf(goods)).toBeNull();

  await deliver(goods, LATE_DAYS);
  shop.clock.advance(daysMs(LATE_DAYS));
  await refreshPunctuality(shop.deps);
  await until(async () => (await punctualOf(goods)) !== null);
  expect(await punctualOf(goods)).toEqual({ percent: 95, orderCount: 20 });
  expect(await punctualOf(sibling)).toEqual({ percent: 95, orderCount: 20 });
  expect(await punctualOf(stranger)).toBeNull();

  shop.clock.advance(daysMs(31));
  await refreshPunctuality(shop.deps);
  await until(async () => (await punctualOf(goods)) === null);
}, 60_000);

it('counts an order to an island by the later day that it was promised', async () => {
  await shop.db.script(
    `insert into area_fee (name, zip_from, zip_to, fee, extra_days) values ('섬', '00000', '99999', 0, 10)`,
  );
  const goods = await addGoods(shop.db, { priceWon: 40_000 });
  for (let count = 0; count < 20; count += 1) await deliver(goods, LATE_DAYS);
  shop.clock.advance(daysMs(LATE_DAYS));
  await refreshPunctuality(shop.deps);
  await until(async () => (await punctualOf(goods)) !== null);
  expect(await punctualOf(goods)).toEqual({ percent: 100, orderCount: 20 });
}, 60_000);
