import dns from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { memberCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { inquireDue, runRefunds } from './modules/checkout/payment';
import { limitAdapters } from './ports/index';
import { openSheet, place, placeBody } from './testing/checkout';
import { startFakeToss } from './testing/fake-toss';
import { addGoods, stockOf } from './testing/goods';
import { openTestShop, type TestShop } from './testing/shop';
import { members, type Visitor } from './testing/visitor';

/** Partners whose names are looked up, while the name server answers or never does. */

/** The limit of each call to a partner, ms: a first sign-in takes a busy machine more than 300. */
const LIMIT_MS = 1_000;

type Lookup = (
  host: string,
  options: dns.LookupOptions,
  done: (...answer: unknown[]) => void,
) => void;
const realLookup = dns.lookup as unknown as Lookup;
let isSilent = false;
/** Lookups that were never answered. */
const unanswered: ((...answer: unknown[]) => void)[] = [];
const lookup: Lookup = (host, options, done) => {
  if (!host.endsWith('.partner.test')) return realLookup(host, options, done);
  if (isSilent) return void unanswered.push(done);
  const found = { address: '127.0.0.1', family: 4 };
  setImmediate(() => (options.all ? done(null, [found]) : done(null, found.address, 4)));
};

/** Answers each request with `answer`, on a connection of its own, so that each asks for the name. */
async function startPartner(answer: (body: string) => object) {
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    response
      .writeHead(200, { 'content-type': 'application/json', connection: 'close' })
      .end(JSON.stringify(answer(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let toss: Awaited<ReturnType<typeof startFakeToss>>;
let company: Awaited<ReturnType<typeof startPartner>>;
let bucket: Awaited<ReturnType<typeof startPartner>>;
let shop: TestShop;
let who: Visitor;
const signIn = () => who.request(memberCalls.login, { body: { jwt: 'j', cohSessionId: 'c' } });

beforeAll(async () => {
  jest.spyOn(dns, 'lookup').mockImplementation(lookup as never);
  toss = await startFakeToss();
  company = await startPartner(() => ({
    Status: { code: 0, message: '' },
    payload: { cno: members.general, jwt: 'j', cohSessionId: 'c' },
  }));
  bucket = await startPartner(() => ({}));
  const partner = (name: string, port: number | string) => `http://${name}.partner.test:${port}`;
  shop = await openTestShop({
    env: {
      ...toss.env,
      TOSS_URL: partner('toss', new URL(toss.env.TOSS_URL).port),
      IDENTITY: 'loca',
      IDENTITY_URL: `${partner('company', company.port)}/verify`,
      FILE_STORE: 's3',
      S3_URL: partner('files', bucket.port),
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    // The shop's own limits, shorter.
    adapters: (adapters) =>
      limitAdapters(adapters, new Proxy({} as never, { get: () => LIMIT_MS })),
  });
}, 120_000);
afterAll(async () => {
  for (const done of unanswered) done(Object.assign(new Error('gone'), { code: 'ENOTFOUND' }));
  await shop.close();
  for (const server of [toss, company, bucket]) await server.close();
  jest.restoreAllMocks();
});
beforeEach(async () => {
  isSilent = false;
  unanswered.length = 0;
  who = shop.visitor();
  expect((await signIn()).status).toBe(200);
});

const gateway = () => shop.deps.adapters.gateway;
const newOrder = async () => {
  const { skuNo } = await addGoods(shop.db, { priceWon: 30_000, stock: 5 });
  const sheet = await openSheet(who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  return { skuNo, ...(await place(who, sheet)) };
};
const returned = async (paymentNo: string) => {
  const { windowUrl } = await who.call(paymentCalls.ready, { body: { paymentNo } });
  const page = await shop.app.inject({ url: windowUrl as string });
  const [, json = '{}'] = /requestPayment\((\{.*?\})\)\.catch/.exec(page.body) ?? [];
  const { searchParams } = new URL(JSON.parse(json).successUrl, 'http://shop.test');
  const { paymentKey } = toss.authorise(paymentNo, 30_000);
  return { ...Object.fromEntries(searchParams), paymentKey } as never;
};
const stateOf = async (paymentNo: string) =>
  (await who.call(paymentCalls.view, { params: { paymentNo } })).state;

describe('a name that is never answered', () => {
  it('leaves a payment unknown, which the next inquiry decides, and the goods can be bought again', async () => {
    const { skuNo, orderNo, paymentNo } = await newOrder();
    const body = await returned(paymentNo);
    isSilent = true;
    const approval = await who.call(paymentCalls.approve, { body });
    expect(approval.state).toBe('UNKNOWN');
    expect(unanswered.length).toBeGreaterThan(0);
    // Asking again while it lasts changes nothing.
    shop.clock.advance(2_000);
    expect((await who.call(paymentCalls.inquire, { params: { paymentNo } })).state).toBe('UNKNOWN');
    expect(await stockOf(shop.db, skuNo)).toMatchObject({ reserved: 1 });

    isSilent = false;
    shop.clock.advance(30_000);
    await inquireDue(shop.deps, gateway());
    shop.clock.advance(10_000);
    await runRefunds(shop.deps, gateway());
    // The confirmation never left, so nothing was charged.
    expect(await stateOf(paymentNo)).toBe('NET_CANCELED');
    expect(toss.find(paymentNo)?.status).not.toBe('DONE');
    expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 5, reserved: 0 });
    const { state } = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(state).not.toBe('CREATED');

    const sheet = await openSheet(who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
    const again = await who.call(orderCalls.place, { body: placeBody(sheet) });
    const paid = { body: await returned(again.paymentNo) };
    expect((await who.call(paymentCalls.approve, paid)).state).toBe('PAID');
  });

  it('is a sign-in to try again', async () => {
    isSilent = true;
    expect(await signIn()).toMatchObject({ status: 503, code: 'IDENTITY_DOWN' });
    isSilent = false;
    expect((await signIn()).status).toBe(200);
  });

  it('is a file to send again', async () => {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const onePixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const send = async () => {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/common/v1/file?purpose=CLAIM',
        headers: { cookie, 'content-type': 'image/png', 'idempotency-key': 'one-photo' },
        payload: onePixel,
      });
      return [response.statusCode, response.json().code];
    };
    isSilent = true;
    expect(await send()).toEqual([503, 'FILES_DOWN']);
    isSilent = false;
    expect(await send()).toEqual([200, '0000']);
  });

  it('keeps nobody else waiting', async () => {
    isSilent = true;
    const waiting = Array.from({ length: 20 }, () => signIn());
    const { skuNo } = await addGoods(shop.db);
    expect(await openSheet(who, [{ skuNo, qty: 1 }])).toBeTruthy();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(503);
  });
});
