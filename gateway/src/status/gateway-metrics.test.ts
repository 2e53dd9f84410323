import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '@shop/shared/node/testing';
import { createGateway } from '../gateway';
import type { GatewayConfig } from '../http/config';
import type { CreateRenderer } from '../render/renderer';
import { renderInTest } from '../testing/gateway-in-place';
import { writeReleasedShop } from '../testing/released-shop';

const LISTED = path.resolve(__dirname, '../../../deploy/metrics.json');

let shop: Awaited<ReturnType<typeof writeReleasedShop>>;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let figuresUrl: string;

/** Renders in this thread and reports a fixed load. */
const renderer: CreateRenderer = async (options) => ({
  ...(await renderInTest(options)),
  load: () => ({ threads: 2, running: 3, waiting: 5, refused: 7 }),
});

beforeAll(async () => {
  shop = await writeReleasedShop();
  const port = await freePort();
  figuresUrl = `http://127.0.0.1:${port}/metrics`;
  const config: GatewayConfig = { ...shop.config, metrics: { host: '127.0.0.1', port } };
  gateway = await createGateway(config, renderer, { write: () => {} });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

const figures = async (): Promise<string> => (await fetch(figuresUrl)).text();

it('prints exactly the metric families of deploy/metrics.json', async () => {
  const printed = [...(await figures()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(
    ([, name, type]) => [name, type],
  );
  expect(Object.fromEntries(printed)).toEqual(JSON.parse(fs.readFileSync(LISTED, 'utf8')).gateway);
});

it('reports the load of the render threads', async () => {
  expect((await figures()).split('\n')).toEqual(
    expect.arrayContaining([
      'shop_render_jobs{state="running"} 3',
      'shop_render_jobs{state="waiting"} 5',
      'shop_render_threads 2',
      'shop_render_refused_total 7',
    ]),
  );
});

it('counts responses by route and status class, and prints the release counts as well', async () => {
  await gateway.inject('/main');
  await gateway.inject({ method: 'PROPFIND', url: '/main' });
  const text = await figures();
  expect(text).toMatch(
    /shop_http_request_seconds_count\{method="GET",route="\S+",status="2xx"\} 1/,
  );
  expect(text).toMatch(/shop_documents_total\{app="display",build="\w+"\} 1/);
});

it('serves only /metrics on the metrics port, and refuses remote clients on the public port', async () => {
  expect((await fetch(figuresUrl.replace('/metrics', '/main'))).status).toBe(404);
  const stranger = { url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect((await gateway.inject(stranger)).statusCode).toBe(404);
  expect((await gateway.inject('/metrics')).body).toContain('shop_http_request_seconds');
});

it('sends the trace id to the browser only when traces are recorded', async () => {
  expect((await gateway.inject('/main')).headers['server-timing']).not.toContain('traceparent');
  const config: GatewayConfig = { ...shop.config, tracesUrl: 'http://127.0.0.1:1' };
  const traced = await createGateway(config, renderInTest, { write: () => {} });
  // The flag 00 means "not sampled", so nothing is sent to the collector, which does not exist.
  const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`;
  const { headers } = await traced.inject({ url: '/main', headers: { traceparent: trace } });
  expect(headers['server-timing']).toMatch(
    /^clock;dur=\d+, traceparent;desc="00-a{32}-[0-9a-f]{16}-00"$/,
  );
  await traced.close();
});
