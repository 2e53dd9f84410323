import fs from 'node:fs';
import path from 'node:path';
import { buy, openSheet, pay, place } from '../../testing/checkout';
import { addGoods } from '../../testing/goods';
import { startServer } from '../../testing/server-process';
import { openRacingShop, TEST_SECRET, type TestShop } from '../../testing/shop';
import { beforeEachInShop } from '../../testing/signed-in';
import type { Visitor } from '../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});

/** The value of a sample in the metrics text; undefined when it is absent. */
async function sampleOf(sample: string): Promise<number | undefined> {
  const lines = (await shop.metrics.registry.metrics()).split('\n');
  const line = lines.find((text) => text.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

it('counts committed payments by their outcome', async () => {
  const paid = 'shop_moves_total{machine="payment",to="PAID"}';
  const declined = 'shop_moves_total{machine="payment",to="DECLINED"}';
  expect([await sampleOf(paid), await sampleOf(declined)]).toEqual([undefined, undefined]);
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 9 });
  await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  const { paymentNo } = await place(
    who,
    await openSheet(who, [{ skuNo, qty: 1 }], { couponIssueNos: [] }),
  );
  await pay(shop, who, paymentNo, 'decline');
  expect([await sampleOf(paid), await sampleOf(declined)]).toEqual([1, 1]);
});

it('counts no transition of a rolled-back transaction', async () => {
  const called: string[] = [];
  await shop.db.tx(async (tx) => tx.afterCommit(() => called.push('committed')));
  const undone = shop.db.tx(async (tx) => {
    tx.afterCommit(() => called.push('rolled back'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(called).toEqual(['committed']);
});

it('reports the queue of the card company and the outbox', async () => {
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 9 });
  const sheet = await openSheet(who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  const { paymentNo } = await place(who, sheet);
  await pay(shop, who, paymentNo, 'unknown-paid');
  expect(await sampleOf('shop_queue_waiting{queue="payment.inquiry"}')).toBe(1);
  expect(await sampleOf('shop_queue_waiting{queue="outbox.failed"}')).toBe(0);
  expect(await sampleOf('shop_queue_late_seconds{queue="outbox"}')).toBeGreaterThanOrEqual(0);
  await shop.deps.outbox.drain();
  expect(await sampleOf('shop_queue_waiting{queue="outbox"}')).toBe(0);
});

it('counts responses by the pattern of the route, never by values in the path', async () => {
  await shop.app.inject('/goods/v1/front/999999');
  await shop.app.inject('/nothing/of/ours');
  const text = await shop.metrics.registry.metrics();
  expect(text).toMatch(
    /shop_http_request_seconds_count\{method="GET",route="\/goods\/v1\/front\/:goodsNo",status="4xx"\} 1/,
  );
  expect(text).toContain('route="none",status="4xx"');
  expect(text).not.toContain('/999999');
});

it('reports its other metrics when the database is unreachable', async () => {
  const one = jest.spyOn(shop.db, 'one').mockRejectedValue(new Error('away'));
  expect(await sampleOf('shop_db_waiting')).toBe(0);
  expect(await sampleOf('shop_queue_waiting{queue="outbox"}')).toBeUndefined();
  one.mockRestore();
});

it('serves every metric that deploy/ lists, on a separate port', async () => {
  const racing = await openRacingShop(4);
  const server = await startServer(racing.deps.config.apiRoot, {
    DATABASE_URL: racing.databaseUrl,
    SHOP_SECRET: TEST_SECRET,
    SAMPLE_GOODS: '0',
    API_METRICS_PORT: '0',
  });
  try {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const text = await (await fetch(server.metricsUrl)).text();
    const printed = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [
      name,
      type,
    ]);
    const file = path.join(racing.deps.config.apiRoot, '../deploy/metrics.json');
    const { api } = JSON.parse(fs.readFileSync(file, 'utf8'));
    expect(Object.fromEntries(printed)).toEqual(api);
  } finally {
    await server.stop();
    await racing.close();
  }
}, 120_000);
