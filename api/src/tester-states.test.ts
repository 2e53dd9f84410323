import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { dashedDate } from '@shop/shared/domain';
import { readConfig } from './config';
import { type ServerProcess, startServer } from './testing/server-process';

/** Runs `npm run state` against a trial shop: it creates each state, and the printed link signs in and opens its page. */
const { apiRoot } = readConfig({});
const command = path.join(apiRoot, '../tools/state/state.mjs');
const runFile = promisify(execFile);

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

async function run(shopUrl: string, ...args: string[]): Promise<Run> {
  const env = { ...process.env, SHOP_URL: shopUrl };
  try {
    return { code: 0, ...(await runFile(process.execPath, [command, ...args], { env })) };
  } catch (error) {
    return error as Run;
  }
}

const folders: string[] = [];
const servers: ServerProcess[] = [];

/** Starts a separate shop with an embedded database. @returns its origin */
async function startShop(env: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-states-'));
  folders.push(folder);
  const server = await startServer(apiRoot, {
    DATA_DIR: folder,
    // All runs share one client address and its rate limit.
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  });
  servers.push(server);
  return new URL(server.url).origin;
}

let trial: string;
beforeAll(async () => {
  trial = await startShop({ SAMPLE_GOODS: '1200' });
}, 300_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A tester's browser, reduced to its cookies. */
function createTester(origin: string) {
  const cookies = new Map<string, string>();
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...{ cookie, 'idempotency-key': randomUUID() },
      'content-type': init.body ? 'application/json' : 'application/x-www-form-urlencoded',
    };
    const response = await fetch(new URL(address, origin), {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const read = async (address: string) => (await send(`/api${address}`)).json();
  return {
    /** Submits the form behind the link and signs in like the sign-in page. @returns the response code and the next page */
    open: async (link: string) => {
      await send(link);
      const response = await send(link, { method: 'POST' });
      const to = new URL(response.headers.get('location') ?? '', origin);
      const body = JSON.stringify({ lid: to.searchParams.get('lid') });
      const login = await send('/api/member/v1/front/login', { method: 'POST', body });
      const { code } = (await login.json()) as { code: string };
      return { code, page: to.searchParams.get('returnTo') ?? '' };
    },
    // biome-ignore lint/suspicious/noExplicitAny: each expectation lists the fields that it reads
    get: async (address: string): Promise<any> => (await read(address)).payload,
  };
}

type Tester = ReturnType<typeof createTester>;
type Found = Record<string, string>;

const orderOf = (tester: Tester, { order }: Found) => tester.get(`/order/v1/front/orders/${order}`);
const claimOf = (tester: Tester, { claim }: Found) => tester.get(`/claim/v1/front/claims/${claim}`);
const statesOf = async (tester: Tester, found: Found) =>
  (await orderOf(tester, found)).items.map(({ state }: { state: string }) => state);
const actionsOf = async (tester: Tester, found: Found) =>
  (await orderOf(tester, found)).items.flatMap((item: { actions: { action: string }[] }) =>
    item.actions.map(({ action }) => action),
  );
const basketOf = (tester: Tester) => tester.get('/order/v1/front/basket');
const voucherOf = async (tester: Tester) =>
  (await tester.get('/member/v1/front/voucher')).vouchers[0];
const sheetOf = (tester: Tester, { page = '' }: Found) =>
  tester.get(`/order/v1/front/sheet/${page.split('=')[1]}`);

/** The expected content of the page behind the link, for each state with a member. */
const expected: [string, RegExp, (tester: Tester, found: Found) => Promise<unknown>, unknown][] = [
  [
    'restock-waiting',
    /goods\/detail/,
    async (t) => (await t.get('/member/v1/front/restock')).items[0].state,
    'WAITING',
  ],
  [
    'adult',
    /goods\/detail/,
    async (t) => (await t.get('/member/v1/front/adult')).isVerified,
    false,
  ],
  [
    'adult-checked',
    /goods\/detail/,
    async (t) => (await t.get('/member/v1/front/adult')).isVerified,
    true,
  ],
  ['empty-basket', /^\/basket$/, async (t) => (await basketOf(t)).groups, []],
  ['full-basket', /^\/basket$/, async (t) => (await basketOf(t)).groups.length, 3],
  ['order-sheet', /^\/order\/sheet/, async (t, f) => (await sheetOf(t, f)).address !== null, true],
  ['no-address', /^\/order\/sheet/, async (t, f) => (await sheetOf(t, f)).address, null],
  ['deposit-waiting', /order\/detail/, statesOf, ['DEPOSIT_WAIT']],
  [
    'cancelable-order',
    /order\/detail/,
    async (t, f) => (await actionsOf(t, f)).includes('CANCEL'),
    true,
  ],
  [
    'partly-canceled',
    /order\/detail/,
    async (t, f) => (await orderOf(t, f)).amounts.refundedWon > 0,
    true,
  ],
  [
    'delayed-order',
    /order\/detail/,
    async (t, f) => (await orderOf(t, f)).items[0].delay !== null,
    true,
  ],
  ['shipped-order', /order\/detail/, statesOf, ['DELIVERY_ING']],
  [
    'returnable-order',
    /order\/detail/,
    async (t, f) => (await actionsOf(t, f)).filter((a: string) => /RETURN|EXCHANGE/.test(a)).sort(),
    ['EXCHANGE', 'RETURN'],
  ],
  ['return-requested', /claim\/detail/, async (t, f) => (await claimOf(t, f)).state, 'REQUEST'],
  [
    'exchange-in-progress',
    /claim\/detail/,
    async (t, f) => (await claimOf(t, f)).state,
    'RECEIVED',
  ],
  ['confirmed-order', /order\/detail/, statesOf, ['BUY_CONFIRM']],
  [
    'review-to-write',
    /mypage\/review/,
    async (t) => (await t.get('/goods/v1/front/review/writable')).items.length,
    1,
  ],
  [
    'coupon-today',
    /my-coupon/,
    async (t) =>
      dashedDate(Date.parse((await t.get('/member/v1/front/coupon')).coupons[0].expiresAt) - 1),
    dashedDate(Date.now()),
  ],
  ['voucher-unused', /mobile-coupon/, async (t) => (await voucherOf(t)).state, 'USABLE'],
  ['voucher-ended', /mobile-coupon/, async (t) => (await voucherOf(t)).state, 'EXPIRED'],
  ['gift-sent', /mypage\/gift/, async (t) => (await t.get('/gift/v1/front/sent')).gifts.length, 1],
  [
    'gift-received',
    /gift\/accept\/detail/,
    async (t) => (await t.get('/gift/v1/front/received')).gifts[0].state,
    'ADDRESS_DONE',
  ],
  [
    'enquiry-answered',
    /mypage\/counsel/,
    async (t, { page = '' }) => (await t.get(`/cs/v1/front/counsel/${page.split('=')[1]}`)).state,
    'ANSWERED',
  ],
  [
    'family-member',
    /^\/mypage$/,
    async (t) => (await t.get('/member/v1/front/loginInfo')).lcMbrGbCd,
    '1',
  ],
  [
    'corporate-member',
    /^\/mypage$/,
    async (t) => (await t.get('/member/v1/front/loginInfo')).lcMbrGbCd,
    'J',
  ],
];

it.each(expected)('%s: its link signs in and opens the page', async (state, page, read, value) => {
  const { code, stdout, stderr } = await run(trial, state, '--json');
  expect([code, stderr]).toEqual([0, '']);
  const made = JSON.parse(stdout) as Found;
  const tester = createTester(trial);
  const opened = await tester.open(made.link ?? '');
  expect(opened).toEqual({ code: '0000', page: expect.stringMatching(page) });
  expect(await read(tester, { ...made, page: opened.page })).toEqual(value);
});

it.each(['sold-out', 'sold-out-option', 'time-deal'])('%s: leads to goods', async (state) => {
  const { stdout } = await run(trial, state, '--json');
  const { pathname, searchParams } = new URL(JSON.parse(stdout).link);
  expect(pathname).toBe('/goods/detail');
  const goods = await createTester(trial).get(`/goods/v1/front/${searchParams.get('goodsNo')}`);
  const found = {
    'sold-out': goods.soldOut,
    'sold-out-option': goods.options.skus.some((sku: { available: number }) => !sku.available),
    'time-deal': goods.deal !== null,
  }[state];
  expect(found).toBe(true);
});

it('creates a gift whose link opens with the printed digits', async () => {
  const { stdout } = await run(trial, 'gift-link');
  const [, digits] = /^digits\s+(\d{4})$/m.exec(stdout) ?? [];
  const [, link = ''] = /^link\s+(\S+)$/m.exec(stdout) ?? [];
  const token = new URL(link).searchParams.get('token');
  const response = await fetch(`${trial}/api/gift/v1/front/token/${token}/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneTail: digits }),
  });
  expect(response.status).toBe(200);
});

it('opens the join page for a new customer', async () => {
  const { stdout } = await run(trial, 'newcomer', '--json');
  const opened = await createTester(trial).open(JSON.parse(stdout).link);
  expect(opened).toEqual({ code: 'JOIN_REQUIRED', page: '/mypage' });
});

it('lists every state, and rejects an unknown one', async () => {
  const { code, stdout } = await run(trial);
  expect(code).toBe(0);
  for (const [state] of expected) expect(stdout).toMatch(new RegExp(`^ {2}${state} +\\w.+$`, 'm'));
  expect(await run(trial, 'returnable')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no state "returnable".'),
  });
});

it('shows an error page for a link with an unknown member', async () => {
  const response = await fetch(`${trial}/api/sandbox/identity/open?cno=012345&to=%2Fbasket`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('열 수 없는 링크예요');
});

it('creates no state in a shop without a sandbox', async () => {
  const real = await startShop({
    SAMPLE_GOODS: '0',
    IDENTITY: 'loca',
    IDENTITY_URL: 'http://127.0.0.1:9/verify',
    IDENTITY_LOGIN_URL: 'http://127.0.0.1:9/login',
  });
  expect(await run(real, 'empty-basket')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${real} is no trial shop`),
  });
}, 120_000);
