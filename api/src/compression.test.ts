import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { recentCalls, voucherCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from './platform/db/sql';
import { buy } from './testing/checkout';
import { addGoods } from './testing/goods';
import { fillSampleCatalogue } from './testing/sample';
import { openTestShop, type TestShop } from './testing/shop';
import { until } from './testing/until';
import type { Visitor } from './testing/visitor';

/** Responses as their client accepts them, and those that are never compressed. */
let shop: TestShop;
let member: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  await fillSampleCatalogue(shop.db, { goods: 60, now: shop.clock.now() });
  member = shop.visitor();
  await member.signIn();
  const items = [1, 2, 3, 4, 5, 6].map((goodsNo) => ({ goodsNo, ageMs: 0 }));
  await member.call(recentCalls.sync, { body: { items } });
}, 120_000);
afterAll(() => shop.close());

interface Sent {
  url: string;
  accept?: string;
  method?: 'GET' | 'HEAD' | 'POST';
  body?: object;
}

const send = ({ url, accept = 'identity', method = 'GET', body }: Sent) =>
  shop.app.inject({
    method,
    url,
    headers: {
      cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'accept-encoding': accept,
    },
    payload: body,
  });

const LIST = '/search/v1/front/goods';
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each([
  ['of the catalogue', LIST],
  ['of a member', '/member/v1/front/recent-goods'],
])('a response %s', (_, url) => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
  ] as const)('is compressed for "%s" by %s', async (accept, encoding) => {
    const plain = await send({ url });
    expect(plain.rawPayload.length).toBeGreaterThan(1_024);
    for (const response of [await send({ url, accept }), await send({ url, accept })]) {
      expect(response.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/json; charset=utf-8',
        vary: 'accept-encoding',
      });
      expect(decoders[encoding](response.rawPayload)).toEqual(plain.rawPayload);
      expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    }
  });

  it.each(['', 'identity', 'gzip;q=0, br;q=0', 'evil', 'zstd'])(
    'is sent as it is for "%s"',
    async (accept) => {
      const response = await send({ url, accept });
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.headers).toMatchObject({
        vary: 'accept-encoding',
        'content-length': String(response.rawPayload.length),
      });
      expect(response.json().code).toBe('0000');
    },
  );

  it('has no body for HEAD, and the headers of the same encoding for GET', async () => {
    const head = await send({ url, accept: 'br', method: 'HEAD' });
    expect(head.rawPayload).toHaveLength(0);
    const encoding = head.headers['content-encoding'] ?? 'identity';
    const get = await send({ url, accept: String(encoding) });
    for (const name of ['content-encoding', 'content-length', 'vary', 'content-type'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });
});

it('compresses a cached response anew when its content has changed', async () => {
  const read = async () => {
    const { rawPayload } = await send({ url: '/goods/v1/front/7', accept: 'br' });
    return JSON.parse(String(brotliDecompressSync(rawPayload))).payload.name;
  };
  await read();
  await shop.db.run(sql`update goods set name = '새 이름' where goods_no = 7`);
  await until(async () => (await read()) === '새 이름');
});

it('sends short responses, failures and pictures as they are', async () => {
  for (const [url, status] of [
    ['/order/v1/front/basket/count', 200],
    ['/goods/v1/front/99999', 404],
    ['/nowhere', 404],
    ['/images/l/4-3?w=320', 200],
  ] as const) {
    const response = await send({ url, accept: 'br' });
    expect([url, response.statusCode]).toEqual([url, status]);
    expect(response.headers['content-encoding']).toBeUndefined();
  }
});

describe('a reply with a secret', () => {
  const SECRET =
    /(token|secret|signature|nonce|password)$|^(jwt|lid|pin|windowUrl|transactionId)$/i;

  /** Names of the fields of a schema, at every depth. */
  const fieldsOf = (schema: unknown): string[] =>
    typeof schema === 'object' && schema !== null
      ? Object.entries(schema).flatMap(([name, part]) => [
          ...(name === 'properties' ? Object.keys(part) : []),
          ...fieldsOf(part),
        ])
      : [];

  it('is marked in its contract', () => {
    const unmarked = shop.bindings.filter(
      ({ schema }) =>
        !schema.hasSecret &&
        fieldsOf(z.toJSONSchema(schema.reply, { unrepresentable: 'any' })).some((name) =>
          SECRET.test(name),
        ),
    );
    expect(unmarked.map(({ call }) => call.id)).toEqual([]);
  });

  it('is one of these', () => {
    const marked = shop.bindings.filter(({ schema }) => schema.hasSecret);
    expect(marked.map(({ call }) => call.id).sort()).toEqual([
      'adult.start',
      'cardAuth.redirect',
      'cardAuth.result',
      'cardAuth.start',
      ...['gift.link', 'gift.received', 'gift.resend', 'gift.verify'],
      'join.join',
      'member.localLogin',
      'member.login',
      'member.refresh',
      'member.sampleSignIn',
      'payment.ready',
      ...['social.begin', 'social.connect', 'social.finish'],
      'voucher.list',
    ]);
  });

  it('is not compressed, however long it is', async () => {
    const { skuNo } = await addGoods(shop.db, { goodsType: 'ECOUPON', priceWon: 4_100 });
    await buy(shop, member, [{ skuNo, qty: 4 }]);
    await shop.deps.outbox.drain();
    await shop.deps.outbox.drain();
    expect((await member.call(voucherCalls.list)).vouchers).toHaveLength(4);
    const response = await send({ url: '/member/v1/front/voucher', accept: 'br, gzip' });
    expect(response.rawPayload.length).toBeGreaterThan(1_024);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.json().payload.vouchers[0].pin).toEqual(expect.any(String));
  });
});
