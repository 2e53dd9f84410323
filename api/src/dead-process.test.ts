import { addressCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { countRow } from './platform/db/row';
import { sql } from './platform/db/sql';
import { recordProof } from './testing/proofs';
import { openTwoServers } from './testing/two-servers';
import { until } from './testing/until';
import type { Visitor } from './testing/visitor';

/** An idempotency key whose first call was still running when its process was killed. Two api processes run on one PostgreSQL. */
let two: Awaited<ReturnType<typeof openTwoServers>>;
let shop: typeof two.shop;
let who: Visitor;
beforeEach(async () => {
  two = await openTwoServers();
  ({ shop } = two);
  who = shop.visitor();
  await who.signIn();
}, 120_000);
afterEach(() => two?.close(), 60_000);

const address = {
  ...{ alias: '회사', receiverName: '김하늘', receiverPhone: '01020301101' },
  ...{ zip: '06134', road: '서울특별시 강남구 테헤란로 31', detail: '3층' },
};
const create = (at: number) =>
  two.send(at, who, addressCalls.create, { body: address }, 'one address');
const count = async () =>
  (await shop.db.one(countRow, sql`select count(*) as count from member_address`)).count;

/** The first write of this kind takes so long. */
const holdFirst = (event: string, seconds: number) =>
  shop.db.script(`
    create sequence writes;
    create function hold_first() returns trigger language plpgsql as $$
      begin if nextval('writes') = 1 then perform pg_sleep(${seconds}); end if; return new; end $$;
    create trigger hold_first before ${event} execute function hold_first()`);

const pidRow = z.object({ pid: z.number() });
const sleeping = () =>
  shop.db.rows(pidRow, sql`select pid from pg_stat_activity where wait_event = 'PgSleep'`);
const isHeld = async () => (await sleeping()).length === 1;

/** kill -9, and the end of its statement, which PostgreSQL would only notice when it has ended. */
async function killFirst(call: Promise<unknown>): Promise<void> {
  await two.kill(0);
  await expect(call).rejects.toThrow();
  for (const { pid } of await sleeping())
    await shop.db.run(sql`select pg_terminate_backend(${pid}::int)`);
}

it('runs the repeat at once when the process of the first call was killed, and not before', async () => {
  const before = await count();
  await holdFirst('insert on member_address for each row', 600);
  const first = create(0);
  first.catch(() => undefined);
  await until(isHeld);
  expect(await create(1)).toMatchObject({ status: 409, code: 'IN_PROGRESS' });
  await killFirst(first);
  const startedAt = performance.now();
  await until(async () => (await create(1)).status === 200);
  const waitedMs = Math.round(performance.now() - startedAt);
  expect(waitedMs).toBeLessThan(3_000);
  expect(await count()).toBe(before + 1);
  recordProof(`the repeat ran ${waitedMs} ms after kill -9`);
}, 60_000);

it('says at once that the answer is lost when the killed process had committed', async () => {
  const before = await count();
  await holdFirst("update on idempotency for each row when (new.state = 'DONE')", 600);
  const first = create(0);
  first.catch(() => undefined);
  await until(isHeld);
  await killFirst(first);
  await until(async () => (await create(1)).code === 'ANSWER_LOST');
  expect(await count()).toBe(before + 1);
}, 60_000);

it('does nothing twice when a living process is taken for dead', async () => {
  const before = await count();
  await holdFirst('insert on member_address for each row', 3);
  const first = create(0);
  await until(isHeld);
  await shop.db.run(sql`
    select pg_terminate_backend(l.pid) from pg_locks l join idempotency i on i.process_no = l.objid::bigint
    where l.locktype = 'advisory' and i.state = 'RUNNING'`);
  await until(async () => (await create(1)).status === 200);
  expect(await first).toMatchObject({ status: 409, code: 'IN_PROGRESS' });
  expect(await count()).toBe(before + 1);
  expect(await create(0)).toMatchObject({ status: 200 });
}, 60_000);
