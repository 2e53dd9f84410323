import { z } from 'zod';
import { findMismatches } from '../modules/service/consistency';
import { openRacingShop, type TestShop } from '../testing/shop';
import { sql } from './db/sql';
import { createOutbox, defineEvent, emit } from './outbox';

const rowsRow = z.object({
  isSent: z.boolean(),
  isFailed: z.boolean(),
  failure: z.string().nullable(),
  attempts: z.number(),
});

/** On a real PostgreSQL: two processes deliver from one table. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop(8);
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.db.script('delete from outbox'));
afterEach(() => jest.restoreAllMocks());

const counted = defineEvent('test.counted', z.object({ n: z.number() }));
const emitAll = (...numbers: number[]) =>
  shop.db.tx(async (tx) => {
    for (const n of numbers) await emit(tx, counted, { n });
  });
const newOutbox = (retryMs = 0) => createOutbox(shop.db, shop.deps.log, { retryMs });
const rows = () =>
  shop.db.rows(
    rowsRow,
    sql`select sent_at is not null as is_sent, failed_at is not null as is_failed, failure, attempts
      from outbox order by event_id`,
  );
const undelivered = async () =>
  (await findMismatches(shop.db, shop.clock.now()))
    .filter(({ check }) => check.startsWith('every event'))
    .map(({ detail }) => detail);

it('delivers the other events when one fails, and repeats the failed one later', async () => {
  await emitAll(1, 2, 3);
  const done: number[] = [];
  const outbox = newOutbox(60_000);
  let isBroken = true;
  outbox.on(counted, async ({ n }) => {
    if (n === 2 && isBroken) throw new Error('not now');
    done.push(n);
  });
  expect(await outbox.drain()).toEqual({ delivered: 2, retried: 1, failed: 0 });
  expect(await outbox.drain()).toEqual({ delivered: 0, retried: 0, failed: 0 });
  isBroken = false;
  await shop.db.run(sql`update outbox set next_at = now()`);
  expect(await outbox.drain()).toEqual({ delivered: 1, retried: 0, failed: 0 });
  expect(done).toEqual([1, 3, 2]);
});

it('delivers at once what was written before the clock was turned back by an hour', async () => {
  await emitAll(1, 2);
  const done: number[] = [];
  const outbox = newOutbox(60_000);
  outbox.on(counted, async ({ n }) => void done.push(n));
  await shop.db.run(sql`
    update outbox set next_at = now() + interval '1 hour', attempts = case when payload->>'n' = '2' then 1 else 0 end`);
  expect(await outbox.drain()).toEqual({ delivered: 2, retried: 0, failed: 0 });
  expect(done).toEqual([1, 2]);
});

it('marks an event without a handler as failed, with alarms, and never as sent', async () => {
  const error = jest.spyOn(shop.deps.log, 'error').mockImplementation(() => undefined);
  await emitAll(1);
  const outbox = newOutbox();
  // Without a delay between attempts, one run exhausts them all.
  expect(await outbox.drain()).toEqual({ delivered: 0, retried: 19, failed: 1 });
  expect(error).toHaveBeenCalledTimes(20);
  expect(error).toHaveBeenLastCalledWith(
    expect.objectContaining({ event: 'test.counted', attempts: 20 }),
    'outbox event failed for good',
  );
  const failure = 'Error: No handler is registered for the event test.counted.';
  expect(await rows()).toEqual([{ isSent: false, isFailed: true, failure, attempts: 20 }]);
  expect(await undelivered()).toEqual([`test.counted: ${failure}`]);
  expect(await outbox.drain()).toEqual({ delivered: 0, retried: 0, failed: 0 });
  await outbox.deleteDelivered();
  expect(await rows()).toHaveLength(1);
});

it('treats a payload of another shape as a failure', async () => {
  jest.spyOn(shop.deps.log, 'error').mockImplementation(() => undefined);
  await shop.db.run(sql`insert into outbox (event, payload) values ('test.counted', '{"n":"x"}')`);
  const outbox = newOutbox();
  outbox.on(counted, async () => undefined);
  expect((await outbox.drain()).failed).toBe(1);
  expect((await rows())[0]).toMatchObject({ isSent: false, isFailed: true });
});

it('writes the effect of an event once when two processes deliver it at once', async () => {
  await shop.db.script('create table if not exists effect (event_id bigint)');
  await emitAll(...Array.from({ length: 20 }, (_, n) => n));
  const processes = [newOutbox(), newOutbox(), newOutbox()];
  for (const outbox of processes) {
    outbox.on(counted, async (_, eventId, tx) => {
      await tx.run(sql`insert into effect select ${eventId}::bigint from pg_sleep(0.02)`);
    });
  }
  await Promise.all(processes.map((outbox) => outbox.drain()));
  expect(
    await shop.db.one(
      z.unknown(),
      sql`select count(*) as all, count(distinct event_id) as different from effect`,
    ),
  ).toEqual({ all: 20, different: 20 });
  expect((await rows()).every((row) => row.isSent)).toBe(true);
});

it('rejects a second handler of one event', () => {
  const outbox = newOutbox();
  outbox.on(counted, async () => undefined);
  expect(() => outbox.on(counted, async () => undefined)).toThrow('has a handler');
});
