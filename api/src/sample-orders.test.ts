import { z } from 'zod';
import { sql } from './platform/db/sql';
import { openTestShop, type TestShop } from './testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ env: { SAMPLE_GOODS: '600' }, hasNoMembers: true });
  await shop.seed();
}, 120_000);
afterAll(() => shop.close());

const paidRow = z.object({ orderedAt: z.date(), approvedAt: z.date() });

it('charges past orders on the day they were placed', async () => {
  const paid = await shop.db.rows(
    paidRow,
    sql`
    select o.ordered_at, p.approved_at from orders o join payment p using (order_no)
    where p.approved_at is not null`,
  );
  expect(paid).not.toEqual([]);
  for (const { orderedAt, approvedAt } of paid) expect(approvedAt).toEqual(orderedAt);
});

const frequentRow = z.object({ goodsNo: z.number() });

it('lets a sample member confirm the same groceries in two orders', async () => {
  const frequent = await shop.db.rows(
    frequentRow,
    sql`
    select i.goods_no from orders o join order_item i using (order_no) where i.state = 'BUY_CONFIRM'
    group by o.member_no, i.goods_no having count(distinct o.order_no) > 1`,
  );
  expect(frequent.length).toBeGreaterThanOrEqual(4);
});

const ordersRow = z.object({ orders: z.number() });

it('varies what a sample member buys', async () => {
  const repeated = await shop.db.rows(
    ordersRow,
    sql`
    select count(distinct o.order_no)::int as orders from orders o join order_item i using (order_no)
    group by o.member_no, i.goods_no`,
  );
  expect(repeated.length).toBeGreaterThan(30);
  expect(Math.max(...repeated.map(({ orders }) => orders))).toBeLessThanOrEqual(3);
});

const couponRow = z.object({ name: z.string() });

it('names no coupon after the later bill, since all of them lower the price now', async () => {
  const names = await shop.db.rows(couponRow, sql`select name from coupon`);
  expect(names.map(({ name }) => name).filter((name) => name.includes('청구'))).toEqual([]);
});
