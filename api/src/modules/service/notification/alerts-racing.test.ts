import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { createOutbox } from '../../../platform/outbox';
import type { Message } from '../../../ports';
import { addGoods, setStock } from '../../../testing/goods';
import { isDrill, recordProof } from '../../../testing/proofs';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { announceReturns, restockModule } from '../restock';
import { notificationModule } from './notification.module';
import { sendWaiting } from './send';

const MEMBERS = isDrill ? 10_000 : 300;
const PROCESSES = isDrill ? 3 : 2;

const countsRow = z.object({
  told: z.number(),
  members: z.number(),
  sent: z.number(),
  texts: z.number(),
});

/** On a real PostgreSQL: several processes announce, deliver and send what comes due at one moment. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop();
}, 120_000);
afterAll(() => shop.close());

/** A process of its own, whose provider counts its calls. */
function openProcess(calls: Map<string, number>): Deps {
  const { deps } = shop;
  const messages = {
    send: (message: Message) => {
      calls.set(message.key, (calls.get(message.key) ?? 0) + 1);
      return deps.adapters.messages.send(message);
    },
  };
  const outbox = createOutbox(deps.db, deps.log);
  const own: Deps = { ...deps, outbox, adapters: { ...deps.adapters, messages } };
  notificationModule.events?.(own);
  restockModule.events?.(own);
  return own;
}

/** Members who all wait for one SKU. */
async function addWaiting(skuNo: number): Promise<void> {
  const { secrets, clock } = shop.deps;
  const now = clock.now();
  await shop.db.run(sql`
    insert into member (cno_enc, cno_hash, type_code, name_enc, phone_enc, email_enc, birth, joined_at)
    select ${secrets.seal('0')}, 'crowd:' || at, '0', ${secrets.seal('시험')}, ${secrets.seal('01000000000')},
      ${secrets.seal('t@example.com')}, '19900101', ${now}
    from generate_series(1, ${MEMBERS}) at`);
  await shop.db.run(sql`
    insert into restock_alert (member_no, sku_no, created_at, ends_at)
    select member_no, ${skuNo}, ${now}, ${addMs(now, daysMs(90))} from member where cno_hash like 'crowd:%'`);
}

it('sends each of many alerts that come due at once a single time', async () => {
  const { skuNo } = await addGoods(shop.db, { stock: 0 });
  await addWaiting(skuNo);
  await shop.db.run(sql`delete from outbox`);
  await setStock(shop.db, skuNo, 5);
  const calls = new Map<string, number>();
  const processes = Array.from({ length: PROCESSES }, () => openProcess(calls));
  const work = async (deps: Deps) => {
    await announceReturns(deps);
    // The message is an event of the event.
    for (let round = 0; round < 3; round += 1) {
      await deps.outbox.drain();
      await sendWaiting(deps);
    }
  };
  await Promise.all(processes.flatMap((deps) => [work(deps), work(deps)]));
  await Promise.all(processes.map(work));

  expect(
    await shop.db.one(
      countsRow,
      sql`
      select count(*) as told, count(distinct member_no) as members,
        count(*) filter (where state = 'SENT' and tries = 1) as sent,
        (select count(*) from sandbox_message) as texts
      from notification where step = 'RESTOCKED'`,
    ),
  ).toEqual({ told: MEMBERS, members: MEMBERS, sent: MEMBERS, texts: MEMBERS });
  expect([...calls.values()].filter((count) => count !== 1)).toEqual([]);
  recordProof(`${MEMBERS} alerts, ${PROCESSES} processes`);
}, 900_000);
