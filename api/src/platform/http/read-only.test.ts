import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createApp } from '../../app';
import { openTestShop, type TestShop } from '../../testing/shop';
import { type Sql, sql } from '../db/sql';

/** Test writes behind real routes: a GET rejects each of them, a POST executes it. */
let shop: TestShop;
let app: FastifyInstance;
const insert = (name: string): Sql =>
  sql`insert into job_turn (name, next_at) values (${name}, now()) returning name`;
const count = async (): Promise<number> =>
  (await shop.db.rows(z.unknown(), sql`select name from job_turn where name like 'planted%'`))
    .length;

beforeAll(async () => {
  shop = await openTestShop();
  const { config, db, clock, secrets, adapters } = shop.deps;
  ({ app } = await createApp({ config, db, clock, secrets, adapters }));
  const planted: Record<string, (name: string) => Promise<unknown>> = {
    run: (name) => db.run(insert(name)),
    rows: (name) => db.rows(z.unknown(), insert(name)),
    transaction: (name) => db.tx((tx) => tx.run(insert(name))),
    function: () => db.one(z.unknown(), sql`select nextval('outbox_event_id_seq')`),
  };
  for (const [way, write] of Object.entries(planted)) {
    app.all(`/planted/${way}`, async () => {
      await write(`planted.${way}`);
      return {};
    });
  }
  await app.ready();
}, 120_000);
afterAll(async () => {
  await app.close();
  await shop.close();
});

it.each(['run', 'rows', 'transaction', 'function'])(
  'rejects a write by db (%s) in a GET and accepts it in a POST',
  async (way) => {
    const before = await count();
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await app.inject({ method, url: `/planted/${way}` })).statusCode).toBe(500);
    }
    expect(await count()).toBe(before);
    const posted = await app.inject({ method: 'POST', url: `/planted/${way}` });
    expect(posted.statusCode).toBe(200);
    expect(await count()).toBe(way === 'function' ? before : before + 1);
  },
);

it('names the trace of the request where it fails', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  const failed = await app.inject({ method: 'GET', url: '/planted/run', headers });
  expect(failed.json().payload).toEqual({ errorId: trace });
});
