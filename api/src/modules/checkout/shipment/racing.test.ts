import { claimCalls, orderCalls } from '@shop/shared/contracts';
import type { CourierEvent } from '../../../ports';
import { buy } from '../../../testing/checkout';
import { addGoods, stockOf } from '../../../testing/goods';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { confirmDue } from '../order-history';
import { shipItems } from './ship';
import { recordTracking } from './tracking';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openRacingShop();
  who = shop.visitor();
  await who.signIn(members.general);
}, 120_000);
afterAll(() => shop.close());

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });

async function order() {
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 10 });
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  const { items } = await detail(orderNo);
  return { orderNo, skuNo, itemNos: items.map(({ itemNo }) => itemNo) };
}

const ship = (orderNo: string, itemNos: number[], invoiceNo: string) =>
  shop.db.tx((tx) =>
    shipItems(
      tx,
      { orderNo, itemNos, courierCd: 'CJ', invoiceNo },
      { actor: 'seller', now: shop.clock.now() },
    ),
  );

const settled = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

it('lets either the cancel or the shipment of the same moment win, never both', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { orderNo, skuNo, itemNos } = await order();
    const body = { orderNo, reasonCd: 'LATE', expectedRefundWon: 40_000 } as const;
    const cancel = () => who.request(claimCalls.cancel, { body });
    const send = () => settled(ship(orderNo, itemNos, `70000000${round + 100}`));
    const [first, second] = round % 2 === 0 ? [cancel(), send()] : [send(), cancel()];
    const results = await Promise.all([first, second]);
    const shipped = results.find((one) => typeof one === 'string');
    const canceled = results.find((one) => typeof one !== 'string') as { status: number };
    const { state } = await detail(orderNo);
    const { onHand } = await stockOf(shop.db, skuNo);
    if (canceled.status === 200)
      expect([state, shipped, onHand]).toEqual(['CANCEL_DONE', 'STATE', 10]);
    else
      expect([canceled.status, state, shipped, onHand]).toEqual([409, 'DELIVERY_ING', 'done', 9]);
  }
}, 120_000);

it('ships, delivers and confirms once when everything is reported by many at once', async () => {
  const { orderNo, itemNos } = await order();
  const invoiceNo = '800000000001';
  const shipments = await Promise.all(
    Array.from({ length: 8 }, () => settled(ship(orderNo, itemNos, invoiceNo))),
  );
  expect(shipments.filter((one) => one === 'done')).toHaveLength(1);
  const at = shop.clock.now();
  const event: CourierEvent = {
    ...{ courierCd: 'CJ', invoiceNo, eventId: '1', kind: 'DELIVERED', place: '', detail: '', at },
  };
  await Promise.all(Array.from({ length: 8 }, () => recordTracking(shop.deps, [event, event])));
  const { shipments: parcels, state } = await detail(orderNo);
  expect([state, parcels.length, parcels[0]?.events.length]).toEqual(['DELIVERY_DONE', 1, 1]);
  shop.clock.advance(16 * 86_400_000);
  const confirmed = await Promise.all(Array.from({ length: 8 }, () => confirmDue(shop.deps)));
  expect(confirmed.reduce((sum, one) => sum + one, 0)).toBe(1);
}, 120_000);
