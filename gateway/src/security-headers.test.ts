import fs from 'node:fs';
import { writeBuilds } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from './testing/fake-api';
import { createGateway } from './testing/gateway-in-place';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
const open: FastifyInstance[] = [];
beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({ '/images/a.webp': () => ({ status: 200 }) });
});
afterAll(async () => {
  await Promise.all(open.map((gateway) => gateway.close()));
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

async function gatewayAt(publicUrl: string): Promise<FastifyInstance> {
  const gateway = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl,
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
  });
  open.push(gateway);
  return gateway;
}

const urls = [
  '/main',
  '/main/_payload.json',
  '/no/such/page',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/nothing.xml',
  '/favicon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/%',
  '/.well-known/security.txt',
  '/builds/latest.json',
  '/builds/meta/none.json',
  '/assets/shell/shell0001/boot.js',
  '/assets/none.js',
  '/images/a.webp',
  '/api/nothing',
];

it('sends nosniff with every response, and HSTS at an https address', async () => {
  const gateway = await gatewayAt('https://shop.example');
  for (const url of urls) {
    const { headers } = await gateway.inject({ url });
    expect([url, headers['x-content-type-options'], headers['strict-transport-security']]).toEqual([
      url,
      'nosniff',
      'max-age=31536000',
    ]);
  }
});

it('sends no HSTS at an http address', async () => {
  const gateway = await gatewayAt('http://localhost:3000');
  for (const url of urls) {
    const { headers } = await gateway.inject({ url });
    expect([url, headers['strict-transport-security']]).toEqual([url, undefined]);
  }
});

it('says where a security fault is reported, for less than a year', async () => {
  const { body, headers } = await (await gatewayAt('https://shop.example')).inject({
    url: '/.well-known/security.txt',
  });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toContain('Canonical: https://shop.example/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
  const daysLeft = (expires - Date.now()) / 86_400_000;
  expect(daysLeft > 30 && daysLeft < 365).toBe(true);
});
