import { logCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';

const storedRow = z.object({
  message: z.string(),
  page: z.string(),
  build: z.string(),
  times: z.number(),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const report = {
  message: 'TypeError: x is not a function',
  app: 'goods',
  build: 'abc123',
  frames: ['detail.page.js:1:20'],
  page: '/goods/detail',
};

const send = (body: object, from = '203.0.113.1') =>
  shop
    .visitor()
    .request(logCalls.report, { body: body as never }, { headers: { 'x-forwarded-for': from } });

const kept = () =>
  shop.db.rows(
    storedRow,
    sql`select message, page, build, times from client_failure order by first_at, message`,
  );

it('counts the same failure per build', async () => {
  expect(await send(report)).toMatchObject({ status: 200, code: '0000', payload: {} });
  await send(report);
  await send({ ...report, build: 'next' });
  expect(await kept()).toEqual(
    expect.arrayContaining([
      { message: report.message, page: report.page, build: 'abc123', times: 2 },
      { message: report.message, page: report.page, build: 'next', times: 1 },
    ]),
  );
});

it('removes personal data and queries that a browser sends', async () => {
  await send(
    { ...report, message: 'no 010-1234-5678 a@b.kr', page: '/mypage?name=김하늘' },
    '203.0.113.2',
  );
  const text = JSON.stringify(await kept());
  expect(text).toContain('no [number] [mail]');
  expect(text).not.toMatch(/1234|김하늘|a@b/);
});

it('rejects oversized and malformed reports and stores nothing', async () => {
  const before = await kept();
  expect((await send({ ...report, message: 'x'.repeat(301) }, '203.0.113.3')).status).toBe(400);
  expect((await send({}, '203.0.113.3')).status).toBe(400);
  expect((await send({ ...report, more: 'x'.repeat(5_000) }, '203.0.113.3')).status).toBe(413);
  expect(await kept()).toEqual(before);
});

it('limits one address to twenty reports a minute', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 22; at += 1) statuses.push((await send(report, '203.0.113.9')).status);
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(20)).toEqual([429, 429]);
});

it('stores a new failure although invented ones fill the table, and keeps what happens often', async () => {
  await shop.db.run(sql`
    insert into client_failure (fingerprint, build, app, message, frames, page, times, first_at, last_at)
    select 'invented' || at, 'b', 'goods', 'invented', '{}', '/', case at when 1 then 9 else 1 end, now(), now()
    from generate_series(1, 5100) at`);
  for (let at = 0; at < 2; at += 1)
    await send({ ...report, message: 'RangeError: real' }, '203.0.113.30');
  const messages = await kept();
  expect(messages).toHaveLength(5_000);
  expect(messages.filter(({ message }) => message === 'RangeError: real')).toMatchObject([
    { times: 2 },
  ]);
  expect(messages.some(({ message, times }) => message === 'invented' && times === 9)).toBe(true);
  await shop.db.run(sql`delete from client_failure`);
});

describe('what failed, for the gateway', () => {
  const list = (builds: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/client-failures?builds=${builds}`, headers });

  it('is the messages of the named builds and those of no app, with their counts', async () => {
    const failing = { ...report, message: 'RangeError: listed', build: 'listed1' };
    await send({ ...failing, frames: ['a.js:1:1'] }, '203.0.113.20');
    await send({ ...failing, frames: ['b.js:1:1'] }, '203.0.113.20');
    await send({ ...failing, build: 'listed2' }, '203.0.113.20');
    await send({ ...failing, app: '', message: 'Script error.', frames: [] }, '203.0.113.20');
    const { failures } = (await list('goods.listed1')).json().payload;
    const lastAt = expect.stringMatching(/^20.*Z$/);
    expect(failures).toEqual(
      expect.arrayContaining([
        { app: 'goods', build: 'listed1', message: 'RangeError: listed', times: 2, lastAt },
        { app: '', build: 'listed1', message: 'Script error.', times: 1, lastAt },
      ]),
    );
    expect(failures).toHaveLength(2);
  });

  it('is at most twenty messages of a build, the latest', async () => {
    for (let no = 0; no < 22; no += 1)
      await send(
        { ...report, message: `Error: kind ${no}`, build: 'many' },
        `203.0.113.${no + 30}`,
      );
    const { failures } = (await list('goods.many')).json().payload;
    expect(failures.filter(({ build }: { build: string }) => build === 'many')).toHaveLength(20);
  });

  it('is found by the gateway only, and not by who it forwards', async () => {
    expect((await list('goods.many', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await list('no build')).statusCode).toBe(400);
  });
});
