import { notificationCalls, planShopAlertCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { announcePlanShops } from './plan-shop-alert.service';

const planShopNoRow = z.object({ planShopNo: z.number() });

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn(members.general);
}, 120_000);
afterAll(() => shop.close());

/** A plan shop that opens after so many days and lasts ten. */
async function planShop(days: number): Promise<number> {
  const from = addMs(shop.clock.now(), daysMs(days));
  const { planShopNo } = await shop.db.one(
    planShopNoRow,
    sql`
    insert into plan_shop (title, image_key, from_at, to_at)
    values ('봄맞이 기획전', 'b/square-1', ${from}, ${addMs(from, daysMs(10))}) returning plan_shop_no`,
  );
  return planShopNo;
}

const add = (planShopNo: number) => who.request(planShopAlertCalls.add, { body: { planShopNo } });
const waiting = async () => (await who.call(planShopAlertCalls.list)).planShopNos;
const open = (planShopNo: number) =>
  shop.db.run(
    sql`update plan_shop set from_at = ${addMs(shop.clock.now(), -1_000)} where plan_shop_no = ${planShopNo}`,
  );

const notices = async () => {
  await announcePlanShops(shop.deps);
  await shop.deps.outbox.drain();
  const { items } = await who.call(notificationCalls.list, { query: {} });
  return items.map(({ text }) => text);
};

it('tells a member once when a plan shop opens', async () => {
  const planShopNo = await planShop(3);
  expect((await add(planShopNo)).status).toBe(200);
  await add(planShopNo);
  expect(await waiting()).toEqual([planShopNo]);
  const before = await notices();
  await open(planShopNo);
  const after = await notices();
  expect(after.length).toBe(before.length + 1);
  expect(after.join()).toContain('봄맞이 기획전');
  expect((await notices()).length).toBe(after.length);
  expect(await waiting()).toEqual([]);
});

it('tells nobody who has taken the alert back', async () => {
  const planShopNo = await planShop(3);
  await add(planShopNo);
  await who.call(planShopAlertCalls.remove, { params: { planShopNo } });
  const before = await notices();
  await open(planShopNo);
  expect(await notices()).toEqual(before);
});

it('refuses a plan shop that is open, over or unknown', async () => {
  expect(await add(await planShop(-1))).toMatchObject({ code: 'PLAN_SHOP_OPEN' });
  expect(await add(await planShop(-20))).toMatchObject({ code: 'PLAN_SHOP_ENDED' });
  expect((await add(987_654)).status).toBe(404);
});

it('refuses more than thirty that wait', async () => {
  for (let at = 0; at < 30; at += 1) expect((await add(await planShop(5))).status).toBe(200);
  expect(await add(await planShop(5))).toMatchObject({ code: 'PLAN_SHOP_LIMIT' });
});
