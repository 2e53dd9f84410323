import {
  basketCalls,
  claimCalls,
  couponCalls,
  memberCalls,
  orderCalls,
} from '@shop/shared/contracts';
import { readConfig } from '../../config';
import { openTestShop, type TestShop } from '../../testing/shop';
import { members, type Visitor } from '../../testing/visitor';
import { rateLimits } from './rate-limits';

/** Small limits, so that a test reaches them: standard 60, cached 3000, probe 300, credential 3. */
const FACTOR = 0.05;
const standard = rateLimits.standard * FACTOR;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: String(FACTOR) } });
}, 120_000);
afterAll(() => shop.close());

let lastAddress = 0;
const newAddress = () => {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
};

interface From {
  headers?: Record<string, string>;
  remoteAddress?: string;
}
const via = (address: string): From => ({ headers: { 'x-forwarded-for': address } });

/** How many of `n` calls are accepted. */
async function passing(url: string, count: number, from: From, method: 'GET' | 'POST' = 'GET') {
  let passed = 0;
  for (let at = 0; at < count; at += 1) {
    const { statusCode } = await shop.app.inject({ method, url, ...from });
    if (statusCode !== 429) passed += 1;
  }
  return passed;
}

async function signedIn(cno: string): Promise<Visitor> {
  const who = shop.visitor();
  await who.signIn(cno);
  return who;
}

const withToken = (who: Visitor, address: string): From => ({
  headers: {
    'x-forwarded-for': address,
    authorization: `Bearer ${who.cookies.get('accessToken')}`,
  },
});

const basket = basketCalls.view.path;
const popular = '/common/v1/system/status';

describe('standard limit', () => {
  it('counts all calls of an address on routes without a named limit', async () => {
    const address = newAddress();
    expect(await passing(basket, 40, via(address))).toBe(40);
    expect(await passing(popular, 40, via(address))).toBe(standard - 40);
    expect(await passing(basket, 1, via(newAddress()))).toBe(1);
    const refused = await shop.app.inject({ url: basket, ...via(address) });
    expect(refused.json()).toMatchObject({ code: 'HTTP_429' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts a member by their token, at any address', async () => {
    const address = newAddress();
    const one = await signedIn(members.general);
    const other = await signedIn(members.family);
    expect(await passing(basket, standard, withToken(one, address))).toBe(standard);
    expect(await passing(basket, 1, withToken(one, newAddress()))).toBe(0);
    expect(await passing(basket, standard, withToken(other, address))).toBe(standard);
    expect(await passing(basket, standard + 1, via(address))).toBe(standard);
  });

  it('counts a forged token by its address', async () => {
    const address = newAddress();
    const who = await signedIn(members.corporate);
    const [head, , signature] = (who.cookies.get('accessToken') ?? '').split('.');
    let passed = 0;
    for (let memberNo = 1; memberNo <= standard + 8; memberNo += 1) {
      const claims = Buffer.from(JSON.stringify({ sub: String(memberNo) })).toString('base64url');
      const authorization = `Bearer ${head}.${claims}.${signature}`;
      const headers = { 'x-forwarded-for': address, authorization };
      passed += await passing(basket, 1, { headers });
    }
    expect(passed).toBe(standard);
  });
});

describe('named limit', () => {
  it.each([
    ['health', '/health', rateLimits.probe],
    ['readiness', '/api/ready', rateLimits.probe],
    ['cached reads', '/api/display/v1/shop/menu', rateLimits.cached],
  ])('is higher for %s', async (_, url, perMinute) => {
    const allowed = perMinute * FACTOR;
    expect(await passing(url, allowed + 5, via(newAddress()))).toBe(allowed);
  });

  it.each([
    ['an order', orderCalls.place.path, rateLimits.order],
    ['a cancel', claimCalls.cancel.path, rateLimits.order],
    ['coupons', couponCalls.downloadAll.path, rateLimits.coupon],
  ])('is lower for %s, by member', async (_, url, perMinute) => {
    const who = await signedIn(members.general);
    const passed = await passing(url, 10, withToken(who, newAddress()), 'POST');
    expect(passed).toBe(perMinute * FACTOR);
    expect(await passing(url, 1, withToken(who, newAddress()), 'POST')).toBe(0);
  });

  it('is lower for what visitors write', async () => {
    const most = rateLimits.visitorWrite * FACTOR;
    expect(await passing(basketCalls.add.path, most + 5, via(newAddress()), 'POST')).toBe(most);
  });

  it('of a sign-in counts members too, and leaves room for the address of a carrier', async () => {
    const address = newAddress();
    const who = await signedIn(members.fresh);
    const login = memberCalls.login.path;
    const most = rateLimits.signIn * FACTOR;
    expect(await passing(login, most + 2, via(address), 'POST')).toBe(most);
    expect(await passing(login, 1, withToken(who, address), 'POST')).toBe(0);
    expect(rateLimits.signIn).toBeGreaterThan(rateLimits.credential);
  });

  it('of a sign-in without proof is the lowest', async () => {
    const most = rateLimits.credential * FACTOR;
    const url = memberCalls.localLogin.path;
    expect(await passing(url, most + 2, via(newAddress()), 'POST')).toBe(most);
  });
});

describe('calls of the gateway itself', () => {
  it('are not limited', async () => {
    expect(await passing(basket, 2 * standard, {})).toBe(2 * standard);
  });

  it.each([
    ['names this machine as the client', via('127.0.0.1')],
    ['names an empty client', via('')],
    ['names the client by another header', { headers: { forwarded: 'for=203.0.113.200' } }],
    ['comes from another machine', { remoteAddress: '203.0.113.201' }],
  ])('cannot be imitated by a call that %s', async (_, from: From) => {
    expect(await passing(basket, 2 * standard, from)).toBeLessThanOrEqual(standard);
  });
});

describe('the clock', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['back', -3_600_000],
    ['forth', 3_600_000],
  ])('turned %s by an hour neither keeps a limit closed nor opens it', async (_, turnedMs) => {
    const from = via(newAddress());
    expect(await passing(popular, standard + 1, from)).toBe(standard);
    const [dateNow, now] = [Date.now, performance.now.bind(performance)];
    jest.spyOn(Date, 'now').mockImplementation(() => dateNow() + turnedMs);
    expect(await passing(popular, 1, from)).toBe(0);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    expect(await passing(popular, 1, from)).toBe(1);
  });
});

describe('a gateway on another machine', () => {
  const gateway = '198.51.100.7';
  const through = (client: string, remoteAddress = gateway): From => ({
    remoteAddress,
    headers: { 'x-forwarded-for': client },
  });
  let remote: TestShop;
  beforeAll(async () => {
    const env = {
      RATE_LIMIT_FACTOR: String(FACTOR),
      TRUSTED_GATEWAYS: 'loopback, 198.51.100.0/24',
    };
    remote = await openTestShop({ env });
  }, 120_000);
  afterAll(() => remote.close());

  const passed = async (from: From) => {
    const local = shop;
    shop = remote;
    return passing(basket, standard + 5, from).finally(() => {
      shop = local;
    });
  };

  it('gives each of its shoppers a limit of their own', async () => {
    expect(await passed(through('203.0.113.1'))).toBe(standard);
    expect(await passed(through('203.0.113.2'))).toBe(standard);
  });

  it('has no limit for its internal calls', async () => {
    expect(await passed({ remoteAddress: '198.51.100.8' })).toBe(standard + 5);
  });

  it('is trusted only by its address', async () => {
    expect(await passed(through('203.0.113.3', '192.0.2.1'))).toBe(standard);
    expect(await passed(through('203.0.113.4', '192.0.2.1'))).toBe(0);
  });

  it.each(['everyone', '10.0.0.0/33', 'gateway.example'])(
    'is rejected at the start as TRUSTED_GATEWAYS=%s',
    (TRUSTED_GATEWAYS) => {
      expect(() => readConfig({ TRUSTED_GATEWAYS })).toThrow(/TRUSTED_GATEWAYS.*must be addresses/);
    },
  );
});
