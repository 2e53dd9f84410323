import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import type { GatewayConfig } from './config';
import { warnOfUnnamedProxy } from './unnamed-proxy';

const base: GatewayConfig = {
  host: 'localhost',
  port: 0,
  apiUrl: 'http://127.0.0.1:1',
  rootDir: '',
  publicUrl: 'https://shop.example',
  logLevel: 'warn',
  hasTestPages: false,
  hasLiveReload: false,
};

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

/** A server with these settings, and the warnings that it has logged. */
function open(settings: Partial<GatewayConfig>) {
  const config = { ...base, ...settings };
  const stream = new PassThrough();
  const server = fastify({
    logger: { level: 'warn', stream },
    trustProxy: config.trustedProxies ? [...config.trustedProxies] : false,
  });
  server.get('/', async () => 'ok');
  warnOfUnnamedProxy(server, config);
  const warnings = () =>
    String(stream.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line): string => JSON.parse(line).msg);
  return { server, warnings };
}

it('warns at the start of a public address that only a proxy can lead here', async () => {
  const { server, warnings } = open({});
  await server.ready();
  expect(warnings()).toEqual([
    expect.stringContaining('https://shop.example leads here by a proxy'),
  ]);
});

it.each([
  ['a proxy is named', { trustedProxies: ['loopback'] }],
  ['the address is of this machine', { publicUrl: 'http://localhost:3000' }],
  ['clients reach the gateway directly', { host: '0.0.0.0' }],
])('does not warn at the start when %s', async (_, settings) => {
  const { server, warnings } = open(settings);
  await server.ready();
  expect(warnings()).toEqual([]);
});

it('warns once of each proxy whose headers it ignores', async () => {
  const { server, warnings } = open({ publicUrl: 'http://localhost:3000' });
  const from = (remoteAddress: string) =>
    server.inject({ url: '/', remoteAddress, headers: forwarded });
  await from('10.0.0.1');
  await from('10.0.0.1');
  await from('10.0.0.2');
  await server.inject({ url: '/', remoteAddress: '10.0.0.3' });
  expect(warnings()).toEqual([
    expect.stringContaining('X-Forwarded-For of 10.0.0.1 is ignored'),
    expect.stringContaining('X-Forwarded-For of 10.0.0.2 is ignored'),
  ]);
});

it('does not warn of a proxy that is named', async () => {
  const { server, warnings } = open({ trustedProxies: ['10.0.0.1'] });
  await server.inject({ url: '/', remoteAddress: '10.0.0.1', headers: forwarded });
  expect(warnings()).toEqual([]);
});
