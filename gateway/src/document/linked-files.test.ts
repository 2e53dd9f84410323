import fs from 'node:fs';
import zlib from 'node:zlib';
import { writeBuilds } from '@shop/releases/testing';
import fastify, { type FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../http/config';
import { startFakeApi } from '../testing/fake-api';
import { createGateway } from '../testing/gateway-in-place';
import { createLinkedFiles, serveLinkedFiles } from './linked-files';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
const gateways: FastifyInstance[] = [];

async function startGateway(more: Partial<GatewayConfig> = {}): Promise<FastifyInstance> {
  const gateway = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'http://shop.test',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
    ...more,
  });
  gateways.push(gateway);
  return gateway;
}

beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({
    '/display/v1/deals': () => ({ status: 200, payload: { cookie: '' } }),
    '/common/v1/system/status': () => ({ status: 200, payload: { notice: null, isTrial: false } }),
  });
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

const addressIn = (html: string): string => / href="(\/linked\/[^"]+\.json)"/.exec(html)?.[1] ?? '';

it("serves a visitor's data at an address of their own, which never changes", async () => {
  const gateway = await startGateway();
  const { body } = await gateway.inject({ url: '/main' });
  const address = addressIn(body);
  expect(body).not.toContain('"buildId"');
  const reply = await gateway.inject({ url: address, headers: { 'accept-encoding': 'br' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  const data = JSON.parse(zlib.brotliDecompressSync(reply.rawPayload).toString());
  expect(data.state.session.isLoggedIn).toBe(false);
  expect(data.files[0]).toEqual(['/assets/shell/shell0001/boot.js', expect.any(String)]);
});

it('names them by their content, so that another gateway has them as well', async () => {
  const [one, other] = [await startGateway(), await startGateway()];
  const document = (await one.inject({ url: '/main' })).body;
  const statusOf = async (url: string, referer?: string) =>
    (await other.inject({ url, headers: referer ? { referer } : {} })).statusCode;
  expect(await statusOf(addressIn(document))).toBe(404);
  expect(await statusOf('/linked/none.json', 'http://shop.test/main')).toBe(404);
  expect(await statusOf(addressIn(document))).toBe(200);
  const deals = (await one.inject({ url: '/display/deals?no=7' })).body;
  expect(await statusOf(addressIn(deals), 'http://shop.test/display/deals?no=7')).toBe(200);
  expect((await other.inject({ url: '/main' })).body).toContain(addressIn(document));
});

it('has those of a page in the cache when other files have taken their place', async () => {
  const server = fastify();
  gateways.push(server);
  const raw = Buffer.from('{}');
  const file = { address: '/linked/a.json', raw, brotli: zlib.brotliCompressSync(raw) };
  const files = createLinkedFiles(1);
  files.keep(file);
  serveLinkedFiles(server, files, async (_request, page) => (page === '/main' ? [file] : []));
  const statusOf = async (referer: string) =>
    (await server.inject({ url: file.address, headers: { referer } })).statusCode;
  expect(await statusOf('http://shop.test/main')).toBe(200);
  expect(await statusOf('http://shop.test/cart')).toBe(404);
});

it('writes them into the document for a browser that did not get them', async () => {
  const gateway = await startGateway();
  const linked = await gateway.inject({ url: '/main' });
  const cookie = 'shop.whole-document=1';
  // Not 304, which would be the document that links to them.
  const held = { cookie, 'if-none-match': String(linked.headers.etag) };
  const { statusCode, headers, body } = await gateway.inject({ url: '/main', headers: held });
  expect(statusCode).toBe(200);
  expect(addressIn(body)).toBe('');
  expect(body).toContain('"buildId"');
  expect(headers['cache-control']).toBe('private, no-cache');
});

it('writes them into the document of a failed page, which is sent once', async () => {
  const gateway = await startGateway();
  const { statusCode, body } = await gateway.inject({ url: '/no/such/page' });
  expect(statusCode).toBe(404);
  expect(addressIn(body)).toBe('');
  expect(body).toContain('"buildId"');
});

it('refuses to render pages for files without end, as it does for documents', async () => {
  // The factor leaves 6 pages a minute for each client.
  const gateway = await startGateway({ rateLimitFactor: 0.01 });
  const statuses: number[] = [];
  for (let no = 1; no <= 8; no += 1) {
    const headers = { referer: `http://shop.test/no/page-${no}` };
    const request = { url: '/linked/none.json', headers, remoteAddress: '203.0.113.60' };
    statuses.push((await gateway.inject(request)).statusCode);
  }
  expect(statuses.slice(0, 2)).toEqual([404, 404]);
  expect(statuses.at(-1)).toBe(429);
});
