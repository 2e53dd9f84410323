import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { writeBuilds } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { type FakeRequest, type FakeResponse, startFakeApi } from '../testing/fake-api';
import { createGateway } from '../testing/gateway-in-place';
import { stateOf } from '../testing/page-data-of';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: FastifyInstance;
let rootDir: string;
let login: (request: FakeRequest) => FakeResponse;
let refresh: (request: FakeRequest) => FakeResponse;

const LOGIN = '/member/v1/front/login';
const REFRESH = '/member/v1/front/refresh';
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
const END = inSeconds(600);
const fresh = () => ['accessToken=new; Path=/; HttpOnly', `shopSession=${END}.20; Path=/`];

beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({
    [LOGIN]: (request) => login(request),
    [REFRESH]: (request) => refresh(request),
    // Only the new token is accepted.
    '/order/v1/front/orders': ({ cookie }) =>
      cookie.includes('accessToken=new') ? { status: 200, payload: { total: 2 } } : { status: 401 },
  });
  gateway = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'http://shop.test',
    logLevel: 'silent',
    hasLiveReload: false,
    hasTestPages: false,
  });
});
beforeEach(() => {
  api.asked.length = 0;
  login = () => ({ status: 500 });
  refresh = () => ({ status: 500 });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

const open = (url: string, cookie: string, userAgent = 'Mozilla/5.0 (Windows NT 10.0)') =>
  gateway.inject({ url, headers: { cookie, 'user-agent': userAgent } });
const timesAsked = (path: string): number =>
  api.asked.filter((request) => request.path === path).length;
const ORDERS = '/mypage/order/list';

describe("start with the card company's token and session", () => {
  const cookie = 'JWT=a.b.c; COHSESSIONID=s1';
  const success = (): FakeResponse => ({ status: 200, setCookies: fresh() });

  it('logs in before the first page is rendered', async () => {
    login = success;
    const { body, headers } = await open(ORDERS, cookie);
    expect(body).toContain('주문 2건 20');
    expect(stateOf(body).session).toMatchObject({
      isLoggedIn: true,
      memberType: '20',
    });
    expect(headers['set-cookie']).toEqual(fresh());
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('names the client, whose sign-ins the api counts', async () => {
    login = success;
    await gateway.inject({ url: ORDERS, headers: { cookie }, remoteAddress: '203.0.113.7' });
    const call = api.asked.find(({ path }) => path === '/member/v1/front/login');
    expect(call?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0)', '10', '50'],
    ['Mozilla/5.0 (Linux; Android 14) Mobile', '20', '60'],
    ['Mozilla/5.0 (Linux; Android 14) Mobile LP_APP', '30', '10'],
  ])('sends the login source: %s', async (userAgent, loginFromCd, mbrRegTypCd) => {
    let body: unknown;
    login = (request) => {
      body = request.body;
      return success();
    };
    await open(`/main?${loginFromCd}`, cookie, userAgent);
    expect(body).toEqual({ loginFromCd, mbrRegTypCd });
  });

  it('marks a first login in the page state', async () => {
    login = () => ({ ...success(), payload: { isFirstLogin: 'Y' } });
    expect(stateOf((await open('/main', cookie)).body).isFirstLogin).toBe(true);
    login = () => ({ ...success(), payload: { isFirstLogin: 'N' } });
    expect(stateOf((await open('/main', cookie)).body).isFirstLogin).toBeUndefined();
  });

  it('leaves a visitor with cleared cookies when refused, and is not repeated', async () => {
    login = () => ({ status: 401, setCookies: ['JWT=; Max-Age=0; Path=/'] });
    const reply = await open('/main', cookie);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['set-cookie']).toEqual(['JWT=; Max-Age=0; Path=/']);
    expect(reply.headers['cache-control']).toBe('private, no-cache');
    expect(stateOf(reply.body).session.isLoggedIn).toBe(false);
    expect([timesAsked(LOGIN), timesAsked(REFRESH)]).toEqual([1, 0]);
  });

  it('leaves a visitor without a response, requested once for each document', async () => {
    const reply = await open(ORDERS, cookie);
    expect(reply.headers.location).toMatch(/^\/common\/login-auth/);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(timesAsked(LOGIN)).toBe(1);
  });

  it.each([
    ['no session id', 'JWT=a.b.c'],
    ['an empty session id', 'JWT=a.b.c; COHSESSIONID='],
    ['no token', 'COHSESSIONID=s1'],
  ])('needs both cookies: %s', async (_, half) => {
    expect(stateOf((await open('/main', half)).body).session.isLoggedIn).toBe(false);
    expect(timesAsked(LOGIN)).toBe(0);
  });

  it('is not used for a member', async () => {
    const signedIn = `${cookie}; accessToken=new; shopSession=${inSeconds(600)}.10`;
    expect((await open(ORDERS, signedIn)).body).toContain('주문 2건 10');
    expect(timesAsked(LOGIN)).toBe(0);
  });

  it('keeps the session of another member who is signed in, and refreshes it', async () => {
    login = () => ({ status: 409 });
    refresh = success;
    const { body } = await open(ORDERS, `${cookie}; refreshToken=r1`);
    expect(body).toContain('주문 2건 20');
    expect([timesAsked(LOGIN), timesAsked(REFRESH)]).toEqual([1, 1]);
  });

  it('logs in once for five concurrent tabs', async () => {
    login = success;
    const replies = await Promise.all(Array.from({ length: 5 }, () => open(ORDERS, cookie)));
    for (const { body } of replies) expect(body).toContain('주문 2건 20');
    expect(timesAsked(LOGIN)).toBe(1);
  });
});

describe('revoked token', () => {
  const cookie = () => `accessToken=old; refreshToken=r1; shopSession=${inSeconds(600)}.10`;

  it("is refreshed and the member's page is rendered", async () => {
    refresh = () => ({ status: 200, setCookies: fresh() });
    const { body, headers } = await open(ORDERS, cookie());
    expect(body).toContain('주문 2건 20');
    expect(headers['set-cookie']).toEqual(fresh());
  });

  it('that cannot be refreshed redirects to login without a redirect loop', async () => {
    const cleared = ['accessToken=; Max-Age=0; Path=/', 'shopSession=; Max-Age=0; Path=/'];
    refresh = () => ({ status: 401, setCookies: cleared });
    const reply = await open(ORDERS, cookie());
    expect(reply.headers.location).toMatch(/^\/common\/login-auth/);
    expect(reply.headers['set-cookie']).toEqual(cleared);
  });
});

describe('login page', () => {
  it.each([
    ['', '/main'],
    ['?returnTo=%2Fbasket%3Fa%3D1', '/basket?a=1'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/main'],
    ['?returnTo=%2Fcommon%2Flogin-auth', '/main'],
  ])('a member at /common/login-auth%s is redirected to %s', async (query, location) => {
    const cookie = `accessToken=new; shopSession=${inSeconds(600)}.10`;
    const reply = await open(`/common/login-auth${query}`, cookie);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location]);
  });

  it('works when the api has no sample members', async () => {
    const reply = await open('/common/login-auth', '');
    expect(reply.statusCode).toBe(200);
  });
});

describe('unexpected cookies', () => {
  it('clears a session cookie without tokens', async () => {
    const reply = await open('/main', `shopSession=${inSeconds(600)}.10`);
    expect(stateOf(reply.body).session.isLoggedIn).toBe(false);
    expect(String(reply.headers['set-cookie'])).toMatch(/^shopSession=; .*Max-Age=0/);
  });

  it.each([
    'shopSession=<script>.10; accessToken=x',
    'shopSession=%E0%A4%A; accessToken=%E0%A4%A',
    '=; ;; a; =b; accessToken',
    `lid=${'x'.repeat(7_000)}; JWT=${'y'.repeat(7_000)}`,
    'JWT=undefined; COHSESSIONID=null',
  ])('%.40s… does not fail', async (cookie) => {
    login = () => ({ status: 401 });
    expect((await open('/main', cookie)).statusCode).toBe(200);
  });

  describe('a request that is too long or ambiguous', () => {
    const JUNK = 'x'.repeat(20_000);
    let port: number;
    beforeAll(async () => {
      await gateway.listen({ port: 0, host: '127.0.0.1' });
      port = (gateway.server.address() as AddressInfo).port;
    });
    const request = (path: string, headers: Record<string, string> = {}) =>
      new Promise<http.IncomingMessage>((resolve, reject) => {
        const asked = http.get({ port, host: '127.0.0.1', path, headers }, (reply) => {
          reply.resume();
          resolve(reply);
        });
        asked.on('error', reject);
      });

    it('loses its longest cookies, and keeps the session', async () => {
      const cookie = `shopSession=1; accessToken=a; junk=${JUNK}`;
      const { statusCode, headers } = await request('/main', { cookie });
      expect(statusCode).toBe(431);
      expect(headers['set-cookie']).toEqual(['junk=; Path=/; Max-Age=0']);
      expect(headers['clear-site-data']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    it('is refused when it names two hosts', async () => {
      const socket = net.connect(port, '127.0.0.1');
      socket.end('GET /main HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n');
      expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
    });

    it.each([
      ['address', 414, `/main?q=${JUNK}`, {}],
      ['other header', 431, '/main', { 'x-junk': JUNK }],
      ['request that is not even parsed', 431, `/main?q=${JUNK.repeat(4)}`, {}],
    ])('keeps all cookies when it is the %s', async (_what, status, path, more) => {
      const { statusCode, headers } = await request(path, { cookie: 'shopSession=1', ...more });
      expect(statusCode).toBe(status);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['clear-site-data']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
    });
  });
});
