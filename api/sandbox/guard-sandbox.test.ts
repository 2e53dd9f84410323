import {
  fulfilmentTestCalls,
  paymentCalls,
  paymentTestCalls,
  systemCalls,
} from '@shop/shared/contracts';
import { orderByDeposit } from '../src/testing/deposits';
import { openTestShop, type TestShop } from '../src/testing/shop';
import { members, type Visitor } from '../src/testing/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const HOST = 'localhost:3000';
const OTHER = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
const OWN = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

type Change = [method: 'GET' | 'POST' | 'DELETE', url: string, payload: object | undefined];
const changes: Change[] = [
  ['POST', systemCalls.beginCheck.path, { scope: 'ALL', reason: '점검', minutes: 1 }],
  ['DELETE', systemCalls.endCheck.path, undefined],
  ['POST', '/sandbox/identity/sign-in', { cno: members.general }],
  ['POST', '/member/v1/front/localLogin', { cno: members.general }],
  ['POST', `/app/api/LPMANAA_P100.lc?cno=${members.general}`, {}],
  ['POST', '/sandbox/issuer/T1', undefined],
  ['POST', '/sandbox/payment/deposit', { accountNo: '1', amountWon: 1 }],
  ['POST', '/sandbox/payment/faults', { operation: 'inquire', fault: 'DELAY' }],
  ['POST', '/sandbox/payment/deadline', { paymentNo: 'P0123456789' }],
  ['POST', '/sandbox/card-app', undefined],
  ['POST', fulfilmentTestCalls.courier.path, { invoiceNo: '600000000000', kind: 'LOST' }],
  ['POST', '/loca/app/api/LPMFILE_P100.lc', undefined],
];

const send = ([method, url, payload]: Change, headers: Record<string, string>) =>
  shop.app.inject({
    method,
    url: `/api${url}`,
    headers: { host: HOST, ...headers },
    payload,
  });

it.each(changes)(
  '%s %s is refused from another origin, also without cookies',
  async (...change) => {
    expect((await send(change, OTHER)).statusCode).toBe(403);
    expect((await send(change, { origin: OTHER.origin })).statusCode).toBe(403);
  },
);

it.each(changes)('%s %s is accepted from our own origin', async (...change) => {
  expect((await send(change, OWN)).statusCode).not.toBe(403);
  expect((await send(change, {})).statusCode).not.toBe(403);
});

const reads = [
  '/sandbox/identity/members',
  '/sandbox/issuer/T1',
  '/sandbox/payment/state',
  '/sandbox/card-app',
  '/loca/app/api/LPMSTAT_P100.lc',
  '/trip/v1/tickets',
];
const calls: Change[] = [...changes, ...reads.map((url): Change => ['GET', url, undefined])];

const remoteClients: [string, Record<string, string>][] = [
  ['another address', { 'x-forwarded-for': '203.0.113.9' }],
  ['a proxy', { 'x-client-relayed': '1' }],
  ['a host that only resolves to this machine', { host: 'rebound.example' }],
  ['a host of the gateway that is not this machine', { 'x-forwarded-host': 'shop.example' }],
];

describe.each(remoteClients)('a client of %s', (_, headers) => {
  it.each(calls)('is refused by %s %s', async (...change) => {
    const response = await send(change, headers);
    expect([response.statusCode, response.json().code]).toEqual([403, 'SANDBOX_LOCAL_ONLY']);
  });
});

describe('a client in a network of SANDBOX_NETWORKS', () => {
  let home: TestShop;
  beforeAll(async () => {
    home = await openTestShop({ env: { SANDBOX_NETWORKS: '192.168.7.0/24 172.17.0.0/16' } });
  }, 120_000);
  afterAll(() => home.close());
  const signIn = async (headers: Record<string, string>) =>
    (
      await home.app.inject({
        method: 'POST',
        url: '/api/member/v1/front/localLogin',
        headers,
        payload: { cno: members.general },
      })
    ).statusCode;

  it.each([
    ['a phone that uses the IP address', '192.168.7.20', '192.168.7.12:3000'],
    ['a container whose port is published', '172.17.0.1', 'localhost:3000'],
  ])('signs in: %s', async (_, client, host) => {
    expect(await signIn({ 'x-forwarded-for': client, 'x-forwarded-host': host })).toBe(200);
  });

  it.each([
    ['another network', '192.168.8.20', '192.168.7.12:3000'],
    ['a name that may resolve to the address', '192.168.7.20', 'rebound.example'],
    ['an address of another network', '192.168.7.20', '10.0.0.1'],
  ])('does not sign in by %s', async (_, client, host) => {
    expect(await signIn({ 'x-forwarded-for': client, 'x-forwarded-host': host })).toBe(403);
  });

  it('does not sign in through a proxy', async () => {
    const headers = { 'x-forwarded-for': '192.168.7.20', 'x-forwarded-host': '192.168.7.12' };
    expect(await signIn({ ...headers, 'x-client-relayed': '1' })).toBe(403);
  });
});

it('serves remote clients the parts that ALLOW_SANDBOX names, and no others', async () => {
  const adapters = 'payment,identity,postcode,fulfilment,messages';
  const trial = await openTestShop({
    env: { PUBLIC_URL: 'https://shop.example', ALLOW_SANDBOX: `${adapters},system-check` },
  });
  const statusOf = async (method: 'GET' | 'POST', url: string, headers = {}) =>
    (
      await trial.app.inject({
        method,
        url: `/api${url}`,
        headers: { host: 'shop.example', 'x-forwarded-for': '203.0.113.9', ...headers },
        payload: method === 'POST' ? { scope: 'PAYMENT', reason: '점검', minutes: 1 } : undefined,
      })
    ).statusCode;
  expect(await statusOf('GET', '/sandbox/identity/members')).toBe(200);
  expect(await statusOf('POST', systemCalls.beginCheck.path)).toBe(200);
  expect(await statusOf('POST', systemCalls.beginCheck.path, OTHER)).toBe(403);
  expect(await statusOf('GET', '/trip/v1/tickets')).toBe(404);
  expect(await statusOf('GET', fulfilmentTestCalls.state.path)).toBe(404);
  expect(await statusOf('POST', fulfilmentTestCalls.seller.path)).toBe(404);
  expect(await statusOf('POST', paymentTestCalls.setFault.path)).toBe(404);
  await trial.close();
});

describe('virtual accounts at a public trial', () => {
  const adapters = 'payment,identity,postcode,fulfilment,messages';
  const openTrial = (ALLOW_SANDBOX: string) =>
    openTestShop({ env: { PUBLIC_URL: 'https://shop.example', ALLOW_SANDBOX } });
  const extras = { headers: { host: 'shop.example', 'x-forwarded-for': '203.0.113.9' } };

  it('are seen and paid into by their own member only', async () => {
    const trial = await openTrial(adapters);
    const [buyer, other, visitor] = [trial.visitor(), trial.visitor(), trial.visitor()];
    await buyer.signIn(members.general);
    await other.signIn(members.family);
    const { deposit, paymentNo } = await orderByDeposit(trial, buyer);
    const accountsOf = async (who: Visitor) =>
      (await who.call(paymentTestCalls.state, {}, extras)).accounts.map((one) => one.accountNo);
    const body = { accountNo: deposit.accountNo, amountWon: 1_000 };
    const stateOf = async () =>
      (await buyer.call(paymentCalls.view, { params: { paymentNo } })).state;
    for (const stranger of [other, visitor]) {
      expect(await accountsOf(stranger)).toEqual([]);
      const paid = await stranger.request(paymentTestCalls.deposit, { body }, extras);
      expect(paid).toMatchObject({ status: 409, code: 'ACCOUNT_CLOSED' });
      await stranger.call(paymentTestCalls.passDeadline, { body: { paymentNo } }, extras);
      expect(await stateOf()).toBe('WAITING_DEPOSIT');
    }
    expect(await accountsOf(buyer)).toEqual([deposit.accountNo]);
    expect((await buyer.request(paymentTestCalls.deposit, { body }, extras)).status).toBe(200);
    await buyer.call(paymentTestCalls.passDeadline, { body: { paymentNo } }, extras);
    expect(await stateOf()).not.toBe('WAITING_DEPOSIT');
    await trial.close();
  });

  it('are all open, with the faults, where the bench is named', async () => {
    const trial = await openTrial(`${adapters},payment-bench`);
    const buyer = trial.visitor();
    await buyer.signIn();
    const { deposit } = await orderByDeposit(trial, buyer);
    const { accounts } = await trial.visitor().call(paymentTestCalls.state, {}, extras);
    expect(accounts.map(({ accountNo }) => accountNo)).toContain(deposit.accountNo);
    const fault = { body: { operation: 'inquire', fault: 'DELAY' } } as const;
    expect((await trial.visitor().request(paymentTestCalls.setFault, fault, extras)).status).toBe(
      200,
    );
    await trial.close();
  });
});

it('has no bench of the sellers beside a real gateway', async () => {
  const real = await openTestShop({
    env: { PAYMENT: 'toss', TOSS_CLIENT_KEY: 'ck', TOSS_SECRET_KEY: 'sk' },
  });
  const { statusCode } = await real.app.inject({ url: `/api${fulfilmentTestCalls.state.path}` });
  expect(statusCode).toBe(404);
  await real.close();
});

it.each(['/sandbox/issuer/T1', '/sandbox/card-app'])('%s cannot be framed', async (url) => {
  const { headers } = await shop.app.inject({ url });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

it('closes nothing when a remote client begins maintenance', async () => {
  const change = changes[0] as Change;
  await send(change, { 'x-forwarded-for': '203.0.113.9' });
  await send(change, { 'x-forwarded-host': 'shop.example' });
  const { notice } = await shop.visitor().call(systemCalls.status);
  expect(notice?.scope).not.toBe('ALL');
});
