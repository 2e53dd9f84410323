import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './gateway';
import { type FakeResponse, startFakeApi } from './testing/fake-api';
import { writeBuilds } from './testing/fake-shop';

const LIMIT = 1_048_576;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: FastifyInstance;
let rootDir: string;
let port: number;
let busy: FakeResponse;

beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({
    '/api/echo': ({ body, headers }) => ({ status: 200, payload: { body, headers } }),
    '/api/busy': () => busy,
  });
  gateway = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'https://shop.example',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
  });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  port = (gateway.server.address() as AddressInfo).port;
});
beforeEach(() => {
  api.asked.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

interface Sent {
  path?: string;
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
}

interface Received {
  code: string;
  message?: string;
  payload: { body: unknown; headers: Record<string, string> };
}

/** Sends over a socket, because an injected request has no body on its way. */
const send = ({ path = '/api/echo', method = 'POST', headers = {}, body = '' }: Sent) =>
  new Promise<{ status: number; json: Received }>((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });

const json = { 'content-type': 'application/json' };
const ofBytes = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));

it.each([
  ['in one piece', json],
  ['in chunks', { ...json, 'transfer-encoding': 'chunked' }],
  ['as another type', { 'content-type': 'text/plain' }],
  ['without a type', {}],
])('refuses a body over 1 MB %s before the api sees it', async (_, headers) => {
  const { status, json: reply } = await send({ headers, body: ofBytes(LIMIT + 1) });
  expect([status, reply]).toEqual([413, { code: 'HTTP_413', message: '보낸 내용이 너무 커요.' }]);
  expect(api.asked).toEqual([]);
});

it('refuses a type that is none', async () => {
  const { status, json: reply } = await send({ headers: { 'content-type': ';;;' }, body: '{' });
  expect([status, reply.code]).toEqual([415, 'HTTP_415']);
});

it('forwards a body of 1 MB unchanged', async () => {
  const { status, json: reply } = await send({ headers: json, body: ofBytes(LIMIT) });
  expect([status, String(reply.payload.body).length]).toEqual([200, LIMIT - 2]);
});

it('forwards a mutation without a body', async () => {
  expect((await send({ method: 'DELETE' })).status).toBe(200);
  expect((await send({ method: 'POST' })).status).toBe(200);
});

it.each([
  { expect: '100-continue' },
  { te: 'trailers' },
  { 'keep-alive': 'timeout=5' },
  { 'proxy-connection': 'keep-alive' },
  { 'proxy-authorization': 'Basic x' },
])('keeps %j from the api', async (header) => {
  const { status, json: reply } = await send({ headers: { ...json, ...header }, body: '{"a":1}' });
  expect([status, reply.payload.body]).toEqual([200, { a: 1 }]);
  expect(Object.keys(reply.payload.headers)).not.toContain(Object.keys(header)[0]);
});

it('says https to the api when the public address is', async () => {
  const { json: reply } = await send({});
  expect(reply.payload.headers).toMatchObject({ 'x-forwarded-proto': 'https' });
});

it('passes a 503 on at once, without asking again', async () => {
  busy = { status: 503, code: 'DATABASE_AWAY' };
  const { status, json: reply } = await send({ path: '/api/busy', method: 'GET' });
  expect([status, reply.code]).toEqual([503, 'DATABASE_AWAY']);
  expect(api.asked).toHaveLength(1);
});

it('is a 503 in the envelope while the api does not run', async () => {
  const closed = await startFakeApi({});
  await closed.close();
  const alone = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: closed.url,
    rootDir,
    publicUrl: 'http://localhost',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
  });
  const response = await alone.inject('/api/echo');
  expect([response.statusCode, response.json().code]).toEqual([503, 'HTTP_503']);
  await alone.close();
});
