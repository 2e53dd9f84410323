import { z } from 'zod';
import { addMs, minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { createOutbox } from '../../../platform/outbox';
import type { Message } from '../../../ports';
import { buy } from '../../../testing/checkout';
import { orderByDeposit } from '../../../testing/deposits';
import { addGoods } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { notificationModule } from './notification.module';
import { remind } from './remind';
import { sendWaiting } from './send';

const stepsRow = z.object({ step: z.string(), all: z.number(), orders: z.number() });
const endsAtRow = z.object({ endsAt: z.date() });

/** On a real PostgreSQL: several processes write and send from one table. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop();
}, 120_000);
afterAll(() => shop.close());

/**
 * A process of its own. Its provider takes its time; it loses the first request of each message, and the answer to the
 * second.
 */
function openProcess(triesOf: Map<string, number>): Deps {
  const { deps } = shop;
  const messages = {
    send: async (message: Message) => {
      const tries = (triesOf.get(message.key) ?? 0) + 1;
      triesOf.set(message.key, tries);
      await shop.db.run(sql`select pg_sleep(0.01)`);
      if (tries === 1) throw new Error('The request was lost.');
      const outcome = await deps.adapters.messages.send(message);
      if (tries === 2) throw new Error('The answer was lost.');
      return outcome;
    },
  };
  const outbox = createOutbox(deps.db, deps.log, { retryMs: 0 });
  const own: Deps = { ...deps, outbox, adapters: { ...deps.adapters, messages } };
  notificationModule.events?.(own);
  return own;
}

it('tells each of many members once when several processes deliver at the same moment', async () => {
  jest.spyOn(shop.deps.log, 'warn').mockImplementation(() => undefined);
  const crowd = await addMembers(shop, 12);
  const { skuNo } = await addGoods(shop.db);
  await Promise.all(
    crowd.map((who) => buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] })),
  );
  for (const who of crowd) await orderByDeposit(shop, who);
  // Events of other modules have no handler in these processes.
  await shop.db.run(sql`delete from outbox where event <> 'order.notification'`);
  const triesOf = new Map<string, number>();
  const processes = Array.from({ length: 3 }, () => openProcess(triesOf));
  await Promise.all(processes.flatMap(({ outbox }) => [outbox.drain(), outbox.drain()]));
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(processes.map((deps) => sendWaiting(deps)));
    shop.clock.advance(minutesMs(61));
  }

  expect(
    await shop.db.rows(
      stepsRow,
      sql`
      select n.step, count(*) as all, count(distinct n.order_no) as orders
      from notification n join sandbox_message m using (key) where n.state = 'SENT' group by n.step order by n.step`,
    ),
  ).toEqual([
    { step: 'DEPOSIT_WAIT', all: 12, orders: 12 },
    { step: 'PAID', all: 12, orders: 12 },
  ]);
  // Each is tried until the provider answers, and by one process at a time.
  expect([...triesOf.values()]).toEqual(Array(24).fill(3));
}, 120_000);

it('reminds each member once when several processes look at the same moment', async () => {
  const { endsAt } = await shop.db.one(
    endsAtRow,
    sql`select min(expires_at) as ends_at from orders where status = 'DEPOSIT_WAIT'`,
  );
  shop.clock.set(addMs(endsAt, -minutesMs(30)));
  const counts = await Promise.all(Array.from({ length: 6 }, () => remind(shop.deps)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(
    await shop.db.rows(
      stepsRow,
      sql`
      select step, count(*) as all, count(distinct order_no) as orders from notification
      where step = 'DEPOSIT_ENDING' group by step`,
    ),
  ).toEqual([{ step: 'DEPOSIT_ENDING', all: 12, orders: 12 }]);
}, 120_000);
