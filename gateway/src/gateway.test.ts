import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Writable } from 'node:stream';
import zlib from 'node:zlib';
import { writeBuilds } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { styleHash } from './document/page-styles';
import { type FakeRequest, type FakeResponse, startFakeApi } from './testing/fake-api';
import { createGateway } from './testing/gateway-in-place';
import { pageDataOf, stateOf } from './testing/page-data-of';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: FastifyInstance;
let rootDir: string;
const logLines: string[] = [];
const log = new Writable({
  write: (chunk, _encoding, done) => {
    logLines.push(String(chunk));
    done();
  },
});
let refresh: (request: FakeRequest) => FakeResponse;
let deals: (cookie: string) => FakeResponse;

const moved: Record<string, { to: string; status: number }> = {
  '/cart': { to: '/basket', status: 301 },
  '/main': { to: '/main', status: 302 },
  '/event/old': { to: '/main?tab=80', status: 302 },
  '/mypage/old': { to: '/mypage/order/list', status: 302 },
  '/partner': { to: 'https://partner.example/loan', status: 302 },
  '/evil': { to: 'https://evil.example/', status: 302 },
  '/slashes': { to: '//evil.example', status: 302 },
};

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
const memberCookie = (seconds = 600) => `accessToken=old; shopSession=${inSeconds(seconds)}.10`;

beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({
    '/order/v1/front/orders': ({ cookie }) =>
      cookie.includes('accessToken=')
        ? { status: 200, payload: { total: cookie.includes('accessToken=new') ? 2 : 1 } }
        : { status: 401 },
    '/common/v1/system/status': () => ({ status: 200, payload: { notice: null, isTrial: false } }),
    '/member/v1/front/refresh': (request) => refresh(request),
    '/display/v1/deals': ({ cookie }) => deals(cookie),
    ...Object.fromEntries(
      ['/api/loca/who', '/api/trip/who', '/api/shop/who'].map((path) => [
        path,
        ({ headers }: FakeRequest) => ({ status: 200, payload: headers }),
      ]),
    ),
    '/common/v1/redirect': ({ query }) => ({
      status: 200,
      payload: moved[query.get('path') ?? ''] ?? { to: null, status: 200 },
    }),
    '/crowd': () => ({ status: 503, code: '801' }),
    '/api/echo': ({ headers }) => ({ status: 200, payload: headers, setCookies: ['a=1; Path=/'] }),
  });
  gateway = await createGateway(
    {
      host: 'localhost',
      port: 0,
      apiUrl: api.url,
      rootDir,
      publicUrl: 'http://shop.test',
      logLevel: 'info',
      hasTestPages: false,
      hasLiveReload: false,
      settings: { homePath: '/main', redirectHosts: ['partner.example'] },
    },
    log,
  );
});

beforeEach(() => {
  api.asked.length = 0;
  refresh = () => ({ status: 500 });
  deals = (cookie) => ({ status: 200, payload: { cookie } });
});

afterAll(async () => {
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers });
const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const openOnPhone = (url: string) => open(url, { 'user-agent': PHONE });
const filesOf = async (html: string): Promise<string[]> =>
  pageDataOf(html).files.map(([source]: [string]) => source);

describe('page', () => {
  it("is rendered with its remote's markup, styles and files in execution order", async () => {
    const { statusCode, body, headers } = await open('/main');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>홈 화면</h1>');
    const sheets = body.match(/(?<=<link rel="stylesheet" href=")[^"]+/g);
    expect(sheets).toEqual([
      '/assets/shell/shell0001/frame.css',
      '/assets/display/display0001/main.css',
    ]);
    expect(await filesOf(body)).toEqual([
      '/assets/shell/shell0001/boot.js',
      '/assets/shell/shell0001/shell.js',
      '/assets/display/display0001/entry.js',
      '/assets/display/display0001/routes.js',
      '/assets/display/display0001/main.js',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('has the rules of the first screen for a phone', async () => {
    const { body, headers } = await openOnPhone('/main');
    const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(style).toContain('.frame{color:red}');
    expect(headers['content-security-policy']).toContain(styleHash(style));
  });

  it('has a picture and words for previews of its link', async () => {
    const { body } = await open('/main');
    const previewOf = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]+)">`).exec(body)?.[1];
    expect(previewOf('site_name')).toBe('온담');
    expect(previewOf('type')).toBe('website');
    const image = new URL(previewOf('image') ?? '');
    const reply = await open(image.pathname);
    expect(reply.headers['content-type']).toBe('image/png');
  });

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('has an icon or manifest at %s', async (url, type) => {
    const { statusCode, headers, rawPayload } = await open(url);
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
    expect(rawPayload.length).toBeLessThan(6_000);
  });

  it('says so in Korean when its address cannot be read', async () => {
    const { statusCode, headers, body } = await open('/%');
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('<h1>잘못된 주소예요</h1>');
  });

  it('is compressed when the client accepts it', async () => {
    const reply = await open('/main', { 'accept-encoding': 'gzip, br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(reply.rawPayload).toString()).toContain('홈 화면');
  });

  it('is not sent again while its content is the same, with the clock of the response', async () => {
    const first = await open('/main');
    const tag = String(first.headers.etag);
    const again = await open('/main', { 'if-none-match': tag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    const policy = 'content-security-policy';
    expect(again.headers[policy]).toBe(first.headers[policy]);
    const clockMs = Number(/^clock;dur=(\d+)$/.exec(String(again.headers['server-timing']))?.[1]);
    expect(Math.abs(Date.now() - clockMs)).toBeLessThan(5_000);
  });

  it('has the same tag whenever it is rendered, and another one with other content', async () => {
    // A member's page is rendered each time. One cookie, because the session's end is in the page.
    const member = memberCookie();
    const tagOf = async (cookie: string) => (await open('/main', { cookie })).headers.etag;
    const tag = await tagOf(member);
    expect(tag).toMatch(/^W\/"/);
    expect(await tagOf(member)).toBe(tag);
    expect(await tagOf('')).not.toBe(tag);
  });

  it('has no tag when it is not there', async () => {
    const { statusCode, headers } = await open('/no-such-page');
    expect([statusCode, headers.etag]).toEqual([404, undefined]);
  });

  it('lists the hashes of its styles and scripts in its policy', async () => {
    const policy = String((await openOnPhone('/main')).headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy.match(/'sha256-/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it('is out of reach of the site that opened it, also for browsers that name no site', async () => {
    const policyOf = async (headers: Record<string, string>) =>
      (await open('/main', headers)).headers['cross-origin-opener-policy'];
    for (const site of ['cross-site', 'same-site'])
      expect(await policyOf({ 'sec-fetch-site': site })).toBe('same-origin');
    expect(await policyOf({})).toBe('same-origin');
    for (const site of ['none', 'same-origin'])
      expect(await policyOf({ 'sec-fetch-site': site })).toBeUndefined();
  });

  it('of an unknown path has status 404 and names the path', async () => {
    for (const path of ['/no/such/page', '/display/none', '/mypage2', '/common/apptest']) {
      const { statusCode, body } = await open(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain(`Page Not Found: ${path}`);
      expect(body).toContain('content="noindex"');
    }
  });

  it('is cached for each device type separately', async () => {
    const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
    const seen = async (userAgent: string) => {
      const { body, headers } = await open('/display/device', { 'user-agent': userAgent });
      expect(headers.vary).toContain('user-agent');
      return body;
    };
    for (const userAgent of [iphone, `${iphone} LP_APP|ver=7.0.0|`, 'Windows NT 10.0', iphone]) {
      const isInApp = userAgent.includes('LP_APP');
      const form = userAgent.includes('iPhone') ? 'mobile' : 'desktop';
      const body = await seen(userAgent);
      expect(body).toContain(`form:${form},`);
      expect(body).toContain(`isInApp:${isInApp},`);
    }
  });

  it('redirects / to the home page', async () => {
    const reply = await open('/');
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/main']);
  });
});

describe('query of a page', () => {
  const renderedAt = async (url: string) => stateOf((await open(url)).body).renderedAtMs;
  const searchOf = async (url: string) => /검색 \[(.*?)\]/.exec((await open(url)).body)?.[1];

  it('is one cache entry for all unknown parameters', async () => {
    const first = await renderedAt('/main');
    await new Promise((done) => setTimeout(done, 5));
    for (const query of ['x=1', 'x=2', 'utm_source=a&y', 'LCFrom=kakao'])
      expect(await renderedAt(`/main?${query}`)).toBe(first);
    expect(await renderedAt('/main?modalId=terms-use')).not.toBe(first);
  });

  it('is one cache entry for any order of the known parameters', async () => {
    const first = await renderedAt('/search?q=a&sort=new');
    await new Promise((done) => setTimeout(done, 5));
    expect(await renderedAt('/search?sort=new&x=1&q=a')).toBe(first);
    expect(await renderedAt('/search?q=b&sort=new')).not.toBe(first);
  });

  it('is rendered without unknown parameters', async () => {
    expect(await searchOf('/search?x=1&q=a&y=2')).toBe('?q=a');
    expect(await searchOf('/search?x=1')).toBe('');
  });

  it('is kept whole by a redirect', async () => {
    const login = await open('/mypage/order/list?utm_source=a');
    expect(login.headers.location).toBe(
      '/common/login-auth?returnTo=%2Fmypage%2Forder%2Flist%3Futm_source%3Da',
    );
    expect((await open('/cart?utm_source=a')).headers.location).toBe('/basket?utm_source=a');
  });

  it('is kept for a page that declares no parameters', async () => {
    const first = await renderedAt('/display/dark?x=1');
    await new Promise((done) => setTimeout(done, 5));
    expect(await renderedAt('/display/dark?x=2')).not.toBe(first);
  });
});

describe('redirect', () => {
  it.each([
    ['/cart', 301, '/basket'],
    ['/cart?utm_source=mail', 301, '/basket?utm_source=mail'],
    ['/event/old?utm_source=mail', 302, '/main?tab=80'],
    ['/partner', 302, 'https://partner.example/loan'],
    // The login check runs before the redirect look-up.
    ['/mypage/old', 302, '/common/login-auth?returnTo=%2Fmypage%2Fold'],
  ])('%s responds %s with %s', async (path, status, location) => {
    const reply = await open(path);
    expect([reply.statusCode, reply.headers.location]).toEqual([status, location]);
  });

  it('redirects a member at once', async () => {
    const reply = await open('/mypage/old', { cookie: memberCookie() });
    expect(reply.headers.location).toBe('/mypage/order/list');
  });

  it('does not redirect to a host that is not allowed', async () => {
    for (const path of ['/evil', '/slashes']) {
      const reply = await open(path);
      expect([path, reply.statusCode, reply.headers.location]).toEqual([path, 404, undefined]);
    }
  });

  it('to itself renders the page', async () => {
    expect((await open('/main?again=1')).statusCode).toBe(200);
  });

  it('is looked up once for several visits', async () => {
    await open('/main?visit=1');
    await open('/main?visit=2');
    const requests = api.asked.filter(({ query }) => query.get('path') === '/main');
    expect(requests.length).toBeLessThanOrEqual(1);
  });
});

describe('document', () => {
  const html = async (path: string) => /<html[^>]*>/.exec((await open(path)).body)?.[0];

  it('has the colour mode forced by its page', async () => {
    expect(await html('/display/dark')).toContain('data-mode="dark" data-forced=""');
    expect(await html('/main')).toContain('data-mode="card"');
  });

  it('hides its header when the URL says so', async () => {
    expect(await html('/main?isHideHeader=Y')).toContain('data-header="hidden"');
    expect(await html('/main?isHideHeader=N')).not.toContain('data-header');
  });
});

describe('frame', () => {
  const parts = (body: string) => ({
    hasHeader: body.includes('<header'),
    hasFooter: body.includes('<footer'),
    hasTabBar: body.includes('하단 메뉴'),
    hasPage: body.includes('<h1>홈 화면</h1>'),
  });

  it.each([
    ['blank', false, false],
    ['header-only', true, false],
    ['default', true, true],
    ['default-full', true, true],
  ])('of layout %s: header %s, footer and tab bar %s', async (layout, hasHeader, hasFooter) => {
    const { body } = await open(`/display/layout/${layout}`);
    expect(parts(body)).toEqual({ hasHeader, hasFooter, hasTabBar: hasFooter, hasPage: true });
  });
});

describe('error screen', () => {
  it('of status 801 is sent with HTTP 503', async () => {
    const { statusCode, body } = await open('/display/crowd');
    expect(statusCode).toBe(503);
    expect(body).toContain('지금 접속하는 분이 많아요');
    expect(stateOf(body).error.status).toBe(801);
  });

  it('is the general one for other errors', async () => {
    const { statusCode, body } = await open('/display/broken');
    expect(statusCode).toBe(500);
    expect(body).toContain('일시적인 오류가 발생했어요');
    expect(body).toContain('<footer');
  });
});

describe('paths of the native app and the parent service', () => {
  it.each([
    ['/native/main/shop', '/main'],
    ['/native/main/home', '/main'],
    ['/native/setting/push?a=1', '/common/applink?target=%2Fnative%2Fsetting%2Fpush%3Fa%3D1'],
  ])('%s redirects a browser to %s', async (path, location) => {
    const reply = await open(path);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location]);
  });

  it('are 404s when no parent service is configured', async () => {
    for (const path of ['/front/main', '/app/spa-main.lc', '/spa/x', '/landing/x']) {
      expect([path, (await open(path)).statusCode]).toEqual([path, 404]);
    }
  });
});

describe('broken remote', () => {
  it('affects only its own pages, which the browser renders', async () => {
    const broken = await open('/goods/detail?goodsNo=1');
    expect(broken.statusCode).toBe(200);
    expect(stateOf(broken.body).isRendered).toBe(false);
    expect(await filesOf(broken.body)).toContain('/assets/goods/goods0001/entry.js');
    expect((await open('/main')).body).toContain('홈 화면');
  });

  it('may import the shared modules only', async () => {
    const { body } = await open('/cs/faq', { cookie: memberCookie() });
    expect(stateOf(body).isRendered).toBe(false);
  });

  it('without a build has no pages', async () => {
    const { body, statusCode } = await open('/basket', { cookie: memberCookie() });
    expect(statusCode).toBe(404);
    expect(stateOf(body).remotes.order).toBeUndefined();
  });
});

describe('member page', () => {
  it('redirects a visitor to login and back', async () => {
    const reply = await open('/mypage/order/list?period=3');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe(
      '/common/login-auth?returnTo=%2Fmypage%2Forder%2Flist%3Fperiod%3D3',
    );
    expect(api.asked.map(({ path }) => path)).not.toContain('/order/v1/front/orders');
  });

  it("is rendered with the member's data and not cached", async () => {
    const { body, headers } = await open('/mypage/order/list', { cookie: memberCookie() });
    expect(body).toContain('주문 1건 10');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(stateOf(body).session).toMatchObject({
      isLoggedIn: true,
      memberType: '10',
    });
  });

  it('is never sent to visitors', async () => {
    await open('/main', { cookie: memberCookie() });
    expect(stateOf((await open('/main')).body).session.isLoggedIn).toBe(false);
  });
});

describe('expired session', () => {
  const fresh = () => [`accessToken=new; Path=/; HttpOnly`, `shopSession=${inSeconds(600)}.10`];

  it('is refreshed before rendering, and the browser gets the new cookies', async () => {
    refresh = () => ({ status: 200, setCookies: fresh() });
    const { body, headers } = await open('/mypage/order/list', { cookie: memberCookie(-60) });
    expect(body).toContain('주문 2건');
    expect(headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringContaining('accessToken=new')]),
    );
    const requests = api.asked.filter(({ path }) => path.endsWith('/refresh'));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers['sec-fetch-site']).toBe('same-origin');
  });

  it('is refreshed before a permanent redirect, which no shared cache keeps', async () => {
    refresh = () => ({ status: 200, setCookies: fresh() });
    const { statusCode, headers } = await open('/cart', { cookie: memberCookie(-60) });
    expect(statusCode).toBe(301);
    expect(String(headers['set-cookie'])).toContain('accessToken=new');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('cookie');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('that cannot be refreshed becomes a visitor with cleared cookies', async () => {
    refresh = () => ({ status: 401, setCookies: ['accessToken=; Max-Age=0; Path=/'] });
    const reply = await open('/mypage/order/list', { cookie: memberCookie(-60) });
    expect(reply.headers.location).toMatch(/^\/common\/login-auth\?returnTo=/);
    expect(String(reply.headers['set-cookie'])).toContain('Max-Age=0');
  });

  it('is kept while the api is down', async () => {
    refresh = () => ({ status: 503 });
    const { body, statusCode } = await open('/mypage/order/list', { cookie: memberCookie(-60) });
    expect(statusCode).toBe(200);
    expect(body).toContain('주문 1건');
  });
});

describe('URLs that would leave the shop', () => {
  it.each(['//evil.example/basket', '//evil.example', '/\\evil.example'])('%s', async (path) => {
    const replies = await Promise.all([open(path), open(path)]);
    for (const { headers } of replies) {
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('redirects many concurrent visitors to the same login URL', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => open('/mypage/order/list?once=1')));
    const positions = replies.map(({ headers }) => headers.location);
    expect(new Set(positions).size).toBe(1);
    expect(positions[0]).toMatch(/^\/common\/login-auth/);
  });
});

describe('page payload', () => {
  const payload = (path: string, headers: Record<string, string> = {}) => open(path, headers);

  it('is the public data of the page, cached as long as the page', async () => {
    const url = '/display/deals/_payload.json?no=7';
    const reply = await payload(url, { cookie: memberCookie() });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(reply.headers.vary).not.toContain('cookie');
    const { buildId, queries } = reply.json();
    const page = stateOf((await open('/display/deals?no=7')).body);
    expect(buildId).toBe(page.buildId);
    const keysOf = (all: [unknown, unknown][]) => all.map(([key]) => key);
    expect(keysOf(queries)).toEqual(keysOf(page.queries));
    // The visitor's cookie must not reach a cached payload.
    expect(queries[0][1]).toEqual({ cookie: '' });
    const requests = api.asked.length;
    await payload(url);
    expect(api.asked.length).toBe(requests);
  });

  it('has the rules of the first screen for a phone', async () => {
    const { body, headers } = await openOnPhone('/main');
    const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(style).toContain('.frame{color:red}');
    expect(headers['content-security-policy']).toContain(styleHash(style));
  });

  it('is compressed when the client accepts it', async () => {
    const reply = await payload('/display/deals/_payload.json?no=8', { 'accept-encoding': 'br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(reply.rawPayload).toString()).toContain('display.deals');
  });

  it.each([
    ['a page of members', '/mypage/order/list/_payload.json', 404],
    ['a page that does not exist', '/no/such/_payload.json', 404],
    ['a page that refuses its address', '/display/deals/_payload.json?no=0', 404],
    ['a page of a broken remote', '/goods/detail/_payload.json?goodsNo=1', 503],
    ['another host', '//evil.example/_payload.json', 404],
  ])('does not exist for %s', async (_, path, status) => {
    const reply = await payload(path, { cookie: memberCookie() });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ message: 'No payload of this page' });
  });

  it('is requested again after a failure', async () => {
    deals = () => ({ status: 500 });
    const url = '/display/deals/_payload.json?no=9';
    expect((await payload(url)).statusCode).toBe(503);
    deals = () => ({ status: 200, payload: { total: 1 } });
    expect((await payload(url)).statusCode).toBe(200);
  });
});

describe('a page by a secret link', () => {
  it('is rendered for its visitor alone, and hides its address from other sites', async () => {
    const url = '/display/deals?no=61&token=secret';
    const cookies = ['giftPass=a', 'giftPass=b'];
    for (const cookie of cookies) {
      const { body, headers } = await open(url, { cookie });
      expect(stateOf(body).queries[0][1]).toEqual({ cookie });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('is the public page where the page reads no secret', async () => {
    const { headers } = await open('/main?token=secret', { cookie: 'giftPass=a' });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

describe('assets', () => {
  it('are immutable and precompressed', async () => {
    const url = '/assets/shell/shell0001/boot.js';
    const plain = await open(url);
    expect(plain.body).toBe('boot()');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await open(url, { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(small.rawPayload).toString()).toBe('boot()');
    expect(small.headers.vary).toBe('accept-encoding');
  });

  it.each([
    '/assets/shell/shell0001/none.js',
    '/assets/shell/../../shell/dist/release.json',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
  ])('%s does not exist', async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  });

  it('publishes the latest build, its apps and where their files are to open tabs', async () => {
    const latest = await open('/builds/latest.json');
    expect(latest.headers['cache-control']).toBe('no-cache');
    const { id } = latest.json();
    expect(stateOf((await open('/main')).body).buildId).toBe(id);
    const meta = await open(`/builds/meta/${id}.json`);
    expect(meta.json()).toMatchObject({ id, apps: { shell: 'shell0001', goods: 'goods0001' } });
    // What a tab needs to load a remote that was released after its document.
    const { state, hashes } = pageDataOf((await open('/main')).body);
    expect(meta.json().remotes).toEqual(state.remotes);
    expect(meta.json().hashes).toEqual(hashes);
    for (const list of Object.values<string>(hashes)) {
      const { rawPayload } = await open(`/builds/hashes/${list}.json`);
      expect(createHash('sha256').update(rawPayload).digest('base64url')).toBe(list);
    }
    expect((await open('/builds/hashes/none.json')).statusCode).toBe(404);
    expect((await open('/builds/meta/other.json')).statusCode).toBe(404);
  });
});

describe('api calls', () => {
  it('reach the api with the public host and pass cookies back', async () => {
    const reply = await open('/api/echo', { host: 'shop.test', cookie: 'lid=1' });
    expect(reply.json().payload).toMatchObject({
      'x-forwarded-host': 'shop.test',
      'x-forwarded-proto': 'http',
      cookie: 'lid=1',
    });
    expect(reply.headers['set-cookie']).toBe('a=1; Path=/');
  });

  it('of the sandbox are not made for a page, because they would come from this machine', async () => {
    expect((await open('/common/login-auth')).statusCode).toBe(200);
    expect(api.asked.map(({ path }) => path)).not.toContainEqual(
      expect.stringContaining('/sandbox/'),
    );
  });

  it('name the client by its connection, not by its own headers', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' };
    const { payload } = (
      await open('/api/echo', { host: 'shop.test', ...forged, 'x-forwarded-proto': 'https' })
    ).json();
    expect(payload).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'shop.test',
      'x-forwarded-proto': 'http',
      'x-client-relayed': '1',
    });
    const direct = (await open('/api/echo', { host: 'shop.test' })).json().payload;
    expect(direct['x-client-relayed']).toBeUndefined();
  });

  it('get the headers of HttpOnly tokens: JWT for the parent service, LPTKN or JWT and a bearer elsewhere', async () => {
    const received = async (path: string, cookie: string, headers: Record<string, string> = {}) => {
      const { jwt, lptkn, authorization } = (await open(path, { cookie, ...headers })).json()
        .payload;
      return { jwt, lptkn, authorization };
    };
    const cookie = 'JWT=j1; LPTKN=l1; accessToken=a1';
    expect(await received('/api/loca/who', cookie)).toEqual({ jwt: 'j1' });
    expect(await received('/api/trip/who', cookie)).toEqual({
      lptkn: 'l1',
      authorization: 'Bearer a1',
    });
    expect(await received('/api/shop/who?x=1', 'JWT=j1')).toEqual({ jwt: 'j1' });
    expect(await received('/api/shop/who', 'myJWT=j1; LPTKN=')).toEqual({});
    const clientHeaders = { jwt: 'j2', authorization: 'Bearer a2' };
    expect(await received('/api/shop/who', 'JWT=j1; accessToken=a1', clientHeaders)).toEqual(
      clientHeaders,
    );
  });

  it('name the builds of the visitor, whatever the client says', async () => {
    const { id } = (await open('/builds/latest.json')).json();
    const forged = { 'x-release-id': 'c0ffee' };
    expect((await open('/api/echo', forged)).json().payload['x-release-id']).toBe(id);
    await open('/display/deals?no=31');
    const call = api.asked.find(({ path }) => path === '/display/v1/deals');
    expect(call?.headers['x-release-id']).toBe(id);
  });

  it('reach the api with the trace of the visit, those of a page too', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const visit = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const expected = new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`);
    const { payload } = (await open('/api/echo', visit)).json();
    expect(payload.traceparent).toMatch(expected);

    refresh = () => ({
      status: 200,
      setCookies: ['accessToken=new; Path=/; HttpOnly', `shopSession=${inSeconds(600)}.10`],
    });
    const before = api.asked.length;
    await open('/mypage/order/list', { ...visit, cookie: memberCookie(-60) });
    const traces = api.asked
      .slice(before)
      .filter(({ path }) => path.endsWith('/orders') || path.endsWith('/refresh'))
      .map(({ headers }) => headers.traceparent);
    expect(traces).toHaveLength(2);
    for (const one of traces) expect(one).toMatch(expected);
    expect((await open('/api/echo')).json().payload.traceparent).toMatch(/^00-[0-9a-f]{32}-/);
  });

  it('robots.txt lists the paths without public pages', async () => {
    const { body } = await open('/robots.txt');
    for (const path of ['/api/', '/mypage', '/claim']) expect(body).toContain(`Disallow: ${path}`);
    expect(body).toContain('Allow: /api/feeds/');
    expect(body).toContain('Sitemap: http://shop.test/sitemap.xml');
  });
});

describe('return of a card company by a form', () => {
  const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
    gateway.inject({
      method: 'POST',
      url: '/payment/auth',
      headers: { 'content-type': type, origin: 'https://card.example' },
      payload,
    });

  it('moves its known fields into the address of the page', async () => {
    const response = await post('paymentNo=P1&nonce=n%2B&result=approved&signature=s&extra=1');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(
      '/payment/auth?paymentNo=P1&nonce=n%2B&result=approved&signature=s',
    );
  });

  it('is refused when it is larger than a form of ours or no form', async () => {
    const refusals = [
      await post(`paymentNo=${'9'.repeat(9_000)}`),
      await post('<xml/>', 'text/xml'),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([413, 415]);
    for (const { body } of refusals) expect(body).toContain('두 번 결제되지 않아요');
  });
});

describe('a method that an address does not have', () => {
  const READ = 'GET, HEAD';
  const addresses: [url: string, allow: string][] = [
    ...['/', '/main', '/goods/detail?goodsNo=3', '/order/sheet', '/no/such/page', '/main/'].map(
      (url): [string, string] => [url, READ],
    ),
    ...['/payment/auth', '/payment/auth/?paymentNo=P1'].map((url): [string, string] => [
      url,
      'GET, HEAD, POST',
    ]),
    ...['/robots.txt', '/sitemap.xml', '/favicon.ico', '/assets/main.js'].map(
      (url): [string, string] => [url, READ],
    ),
  ];
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

  it.each(addresses)('of %s is a 405 in Korean', async (url, allow) => {
    for (const method of methods.filter((each) => !allow.includes(each))) {
      const headers = { 'content-type': 'text/xml' };
      const payload = method === 'OPTIONS' || method === 'TRACE' ? undefined : '<xml/>';
      const response = await gateway.inject({ method: method as 'PUT', url, headers, payload });
      expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, allow]);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain('열 수 없는 요청이에요');
    }
  });

  it('of a call is answered as a call', async () => {
    const response = await gateway.inject({ method: 'DELETE', url: '/api/echo' });
    expect(response.headers['content-type']).toContain('application/json');
  });
});

describe('the log', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const linesOf = async (url: string) => {
    logLines.length = 0;
    await open(url, {
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
      cookie: 'accessToken=secret',
    });
    // The line follows the end of the response.
    await new Promise(setImmediate);
    return logLines.map((line): Record<string, unknown> => JSON.parse(line));
  };

  it('has a line of each page with its builds and its trace, without its query', async () => {
    const { id } = (await open('/builds/latest.json')).json();
    const lines = await linesOf('/search?q=kim');
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'page sent',
        path: '/search',
        status: 200,
        release: id,
        app: 'display',
        build: 'display0001',
        traceparent: expect.stringContaining(trace),
        ms: expect.any(Number),
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/kim|secret/);
  });

  it('has none of a call that was forwarded, whose query may be personal', async () => {
    expect(await linesOf('/api/echo?name=kim')).toEqual([]);
  });

  it('names the builds of a page that was not rendered', async () => {
    const [failure, page] = await linesOf('/goods/1');
    const builds = { build: 'goods0001', release: page?.release };
    expect(failure).toMatchObject({
      remote: 'goods',
      ...builds,
      traceparent: expect.stringContaining(trace),
    });
    expect(page).toMatchObject({ msg: 'page sent', app: 'goods', release: expect.any(String) });
  });
});
