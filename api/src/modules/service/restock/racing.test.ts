import { restockCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { addGoods, setStock } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { announceReturns } from './restock.service';

/** On a real PostgreSQL: several processes announce and deliver from one table. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop();
}, 120_000);
afterAll(() => shop.close());

const countsRow = z.object({ events: z.number(), alerts: z.number(), undelivered: z.number() });

it('tells each of many members once when several processes look at the same moment', async () => {
  const waiting = await addMembers(shop, 12);
  const { skuNo } = await addGoods(shop.db, { stock: 0 });
  for (const who of waiting) await who.call(restockCalls.add, { body: { skuNo } });
  await setStock(shop.db, skuNo, 1);

  const announced = await Promise.all(Array.from({ length: 6 }, () => announceReturns(shop.deps)));
  expect(announced.reduce((sum, count) => sum + count, 0)).toBe(waiting.length);
  await Promise.all(Array.from({ length: 3 }, () => shop.deps.outbox.drain()));

  const counts = await shop.db.one(
    countsRow,
    sql`
    select count(*) as events, count(distinct payload->>'alertNo') as alerts,
      count(*) filter (where sent_at is null) as undelivered
    from outbox where event = 'restock.stock-returned'`,
  );
  expect(counts).toEqual({ events: waiting.length, alerts: waiting.length, undelivered: 0 });
  for (const who of waiting)
    expect((await who.call(restockCalls.list)).items).toMatchObject([{ skuNo, state: 'BACK' }]);
}, 120_000);

it('keeps one alert of a member who presses several times at once', async () => {
  const who = shop.visitor();
  await who.signIn();
  const { skuNo } = await addGoods(shop.db, { stock: 0 });
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => who.request(restockCalls.add, { body: { skuNo } })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await who.call(restockCalls.list)).items).toHaveLength(1);
}, 120_000);
