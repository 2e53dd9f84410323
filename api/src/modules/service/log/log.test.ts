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
