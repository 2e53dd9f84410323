import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { writeBuilds } from '@shop/releases/testing';
import { MAX_UPLOAD_BYTES } from '@shop/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../http/config';
import { type FakeResponse, startFakeApi } from '../testing/fake-api';
import { createGateway } from '../testing/gateway-in-place';

const LIMIT = 1_048_576;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: FastifyInstance;
let rootDir: string;
let port: number;
let busy: FakeResponse;

const config = (): GatewayConfig => ({
  host: 'localhost',
  port: 0,
  apiUrl: api.url,
  rootDir,
  publicUrl: 'https://shop.example',
  logLevel: 'silent',
  hasTestPages: false,
  hasLiveReload: false,
  trustedProxies: ['loopback'],
});

beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({
    '/api/echo': ({ body, headers }) => ({ status: 200, payload: { body, headers } }),
    '/api/busy': () => busy,
    '/api/common/v1/file': ({ body, query }) => ({
      status: 200,
      payload: { length: String(body).length, purpose: query.get('purpose') },
    }),
    '/member/v1/front/memberInfo': ({ headers }) => ({
      status: headers.authorization ? 200 : 401,
      code: headers.authorization ? '0000' : 'LOGIN_REQUIRED',
    }),
    '/api/large': () => ({ status: 200, payload: 'x'.repeat(512 * 1024) }),
  });
  gateway = await createGateway(config());
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

/** Without the requests of pages that the gateway prepares. */
const passedOn = () => api.asked.filter(({ path }) => path.startsWith('/api/'));

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
  expect(passedOn()).toEqual([]);
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
  expect(passedOn()).toHaveLength(1);
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

/** Sends these bytes and reads nothing. */
const sendAndSleep = (bytes: string): Promise<net.Socket> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.pause();
      socket.write(bytes, () => resolve(socket));
    });
    socket.on('error', () => undefined);
  });

/** Resolves when so many requests have come to the gateway. */
const requestsArrive = (most: number): Promise<void> =>
  new Promise((resolve) => {
    let left = most;
    const count = () => {
      left -= 1;
      if (left > 0) return;
      gateway.server.off('request', count);
      resolve();
    };
    gateway.server.on('request', count);
  });

it('answers others while clients do not read what they asked for', async () => {
  const asks = 'GET /api/large HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(20);
  const arrived = requestsArrive(200);
  const sleepers = await Promise.all(Array.from({ length: 10 }, () => sendAndSleep(asks)));
  await arrived;
  const { status } = await send({ method: 'GET' });
  for (const socket of sleepers) socket.destroy();
  expect(status).toBe(200);
});

it('answers a request that does not arrive in time with 408, and closes', async () => {
  const served = new Promise<net.Socket>((resolve) =>
    gateway.server.once('connection', (socket: net.Socket) => resolve(socket)),
  );
  let text = '';
  const client = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
    client.write('POST /api/echo HTTP/1.1\r\nhost: shop\r\ncontent-length: 9\r\n\r\n{'),
  );
  client.on('data', (part) => (text += part));
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const socket = await served;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const answered = new Promise((resolve) => client.once('end', resolve));
  gateway.server.emit('clientError', late, socket);
  // The client keeps its own side open.
  await Promise.all([answered, closed]);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  client.destroy();
});

it('answers a body that does not arrive in time with 408 in the envelope, and closes', async () => {
  const hurried = await createGateway({ ...config(), receivingMs: 50 });
  await hurried.listen({ port: 0, host: '127.0.0.1' });
  const client = net.connect((hurried.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  client.on('data', (part) => (text += part));
  client.write(
    'POST /api/echo HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  await new Promise((resolve) => client.once('close', resolve));
  await hurried.close();
  expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"code":"HTTP_408"/i);
  expect(api.asked.filter(({ path }) => path === '/api/echo')).toEqual([]);
});

it('refuses bodies of a client that sends too many at a time', async () => {
  const head = (at: number) =>
    `POST /api/echo?${at} HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: 203.0.113.9\r\ncontent-length: ${LIMIT}\r\n\r\n{`;
  const arrived = requestsArrive(16);
  const sleepers = await Promise.all(Array.from({ length: 16 }, (_, at) => sendAndSleep(head(at))));
  await arrived;
  const from = (address: string) =>
    send({ headers: { ...json, 'x-forwarded-for': address }, body: '{"a":1}' });
  const refused = await from('203.0.113.9');
  expect(refused.status).toBe(503);
  expect((await from('203.0.113.10')).status).toBe(200);
  for (const socket of sleepers) socket.destroy();
});

describe('files of members', () => {
  const path = '/api/common/v1/file?purpose=CLAIM';
  const member = (no: number) => ({ ...json, cookie: `accessToken=member-${no}` });
  const headOf = (address: string, session: string, bytes = 2_000_000) =>
    `POST ${path} HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: ${address}\r\ncookie: accessToken=${session}\r\ncontent-length: ${bytes}\r\n\r\n{`;

  it('are passed on up to 10 MB, with the query', async () => {
    const body = ofBytes(MAX_UPLOAD_BYTES);
    const headers = { ...member(1), 'content-type': 'image/png' };
    const { status, json: reply } = await send({ path, headers, body });
    expect([status, reply.payload]).toEqual([
      200,
      { length: MAX_UPLOAD_BYTES - 2, purpose: 'CLAIM' },
    ]);
  });

  it('are refused before the api sees them when they are larger, or of no announced size', async () => {
    const headers = member(1);
    const large = await send({ path, headers, body: ofBytes(MAX_UPLOAD_BYTES + 1) });
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    const unknown = await send({ path, headers: chunked, body: 'abc' });
    expect([large.status, unknown.status]).toEqual([413, 411]);
    expect(passedOn()).toEqual([]);
  });

  it("are refused with the api's answer before they arrive when nobody is signed in", async () => {
    const { status, json: reply } = await send({ path, headers: json, body: ofBytes(2_000_000) });
    expect([status, reply.code]).toEqual([401, 'LOGIN_REQUIRED']);
    expect(passedOn()).toEqual([]);
  });

  it.each([
    ['an address', 40, (at: number) => `member-${at}`, () => '203.0.113.20'],
    ['a session', 10, () => 'member-99', (at: number) => `203.0.113.${100 + at}`],
  ])('are refused to %s that sends too many at a time', async (_, most, session, address) => {
    const arrived = requestsArrive(most);
    const sleepers = await Promise.all(
      Array.from({ length: most }, (_of, at) => sendAndSleep(headOf(address(at), session(at)))),
    );
    await arrived;
    const one = (cookie: string, from: string) =>
      send({
        path,
        headers: { ...json, cookie: `accessToken=${cookie}`, 'x-forwarded-for': from },
        body: '{"a":1}',
      });
    expect((await one(session(most), address(most))).status).toBe(503);
    expect((await one('another', '203.0.113.250')).status).toBe(200);
    for (const socket of sleepers) socket.destroy();
  });

  it('are given up when they come too slowly to be whole in time', async () => {
    const hurried = await createGateway({ ...config(), uploadGraceMs: 0 });
    await hurried.listen({ port: 0, host: '127.0.0.1' });
    const client = net.connect((hurried.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    client.on('data', (part) => (text += part));
    client.write(headOf('203.0.113.30', 'member-1'));
    await new Promise((resolve) => client.once('close', resolve));
    await hurried.close();
    expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"code":"HTTP_408"/i);
  });
});

it('warns of a proxy that is not named, once for each', async () => {
  const warn = jest.spyOn(gateway.log, 'warn').mockImplementation(() => undefined);
  const from = (remoteAddress: string) =>
    gateway.inject({
      url: '/robots.txt',
      remoteAddress,
      headers: { 'x-forwarded-for': '1.2.3.4' },
    });
  for (const address of ['192.0.2.1', '192.0.2.1', '127.0.0.1']) await from(address);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/192\.0\.2\.1.*TRUSTED_PROXIES/)]]);
  warn.mockRestore();
});
