import {
  addressCalls,
  adultCalls,
  cardAuthCalls,
  commonEaiCalls,
  fulfilmentTestCalls,
  memberCalls,
  notificationCalls,
  orderCalls,
  paymentCalls,
  socialCalls,
} from '@shop/shared/contracts';
import { runRefunds } from '../modules/checkout/payment';
import { applySellerReports } from '../modules/checkout/seller-report';
import { trackParcels } from '../modules/checkout/shipment';
import { buy, completeWindow, openSheet, place } from '../testing/checkout';
import { addGoods } from '../testing/goods';
import { deliverMessages, messagesOf } from '../testing/messages';
import { browser, onlyBy } from '../testing/notification-choices';
import { openTestShop, type TestShop } from '../testing/shop';
import { ticketOf } from '../testing/sign-in';
import { silenceable } from '../testing/silent-adapters';
import { answerOfSandbox } from '../testing/social';
import { visitProvider } from '../testing/verification';
import type { Visitor } from '../testing/visitor';
import { type Adapters, portLimitsMs } from './index';

/** What a shopper sees when the adapter of a port never responds. */
const adapters = silenceable();
let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ adapters: adapters.wrap });
  who = shop.visitor();
  await who.signIn();
}, 120_000);
afterAll(() => shop.close());
afterEach(() => adapters.silence());

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const newOrder = async () => {
  const { skuNo } = await addGoods(shop.db, { priceWon: 20_000 });
  return place(who, await openSheet(who, [{ skuNo, qty: 1 }], { couponIssueNos: [] }));
};

const stateOf = async (paymentNo: string) =>
  (await who.call(paymentCalls.view, { params: { paymentNo } })).state;

const cases: Record<keyof Adapters, () => Promise<void>> = {
  gateway: async () => {
    const { paymentNo } = await newOrder();
    adapters.silence('gateway');
    const window = await who.request(paymentCalls.ready, { body: { paymentNo } });
    expect(window).toMatchObject({ status: 503, code: 'PAYMENT_WINDOW_DOWN' });
    expect(await stateOf(paymentNo)).toBe('READY');

    adapters.silence();
    const back = await completeWindow(shop, who, paymentNo, 'approve');
    adapters.silence('gateway');
    const approval = await who.call(paymentCalls.approve, { body: back });
    expect(approval.state).toBe('UNKNOWN');
    expect(approval.reason).not.toContain('다시');
    shop.clock.advance(2_000);
    const status = await who.call(paymentCalls.inquire, { params: { paymentNo } });
    expect(status.state).toBe('UNKNOWN');

    // The gateway responds again: the inquiry ends the payment, since nothing was charged.
    adapters.silence();
    shop.clock.advance(2_000);
    await who.call(paymentCalls.inquire, { params: { paymentNo } });
    expect(await stateOf(paymentNo)).toBe('NET_CANCELED');
    adapters.silence('gateway');
    expect(await runRefunds(shop.deps, shop.deps.adapters.gateway)).toBe(0);
    adapters.silence();
    shop.clock.advance(10_000);
    expect(await runRefunds(shop.deps, shop.deps.adapters.gateway)).toBe(1);
  },
  identity: async () => {
    const visitor = shop.visitor();
    const lid = await ticketOf(visitor);
    adapters.silence('identity');
    const login = await visitor.request(memberCalls.login, { body: { lid } });
    expect(login).toMatchObject({ status: 503, code: 'IDENTITY_DOWN' });
    adapters.silence();
    expect((await visitor.request(memberCalls.login, { body: { lid } })).status).toBe(200);
  },
  cardAuth: async () => {
    const visitor = shop.visitor();
    const { transactionId } = await visitor.call(cardAuthCalls.start, { body: {} });
    adapters.silence('cardAuth');
    for (const response of [
      await visitor.request(cardAuthCalls.start, { body: {} }),
      await visitor.request(cardAuthCalls.result, { params: { transactionId } }),
    ])
      expect(response).toMatchObject({ status: 503, code: 'CARD_APP_DOWN' });
  },
  adultVerification: async () => {
    const brought = await visitProvider(shop, who, { birth: '19900315' });
    adapters.silence('adultVerification');
    for (const response of [
      await who.request(adultCalls.start, { body: { returnTo: '/main' } }),
      await who.request(adultCalls.confirm, { body: brought }),
    ])
      expect(response).toMatchObject({ status: 503, code: 'VERIFICATION_DOWN' });
    // The answer is not used up.
    adapters.silence();
    expect((await who.request(adultCalls.confirm, { body: brought })).status).toBe(200);
  },
  socialSignIn: async () => {
    adapters.silence('socialSignIn');
    const visitor = shop.visitor();
    const begun = await visitor.request(socialCalls.begin, { body: { providerId: '1' } });
    expect(begun).toMatchObject({ status: 503, code: 'SOCIAL_DOWN' });

    adapters.silence();
    const answer = await answerOfSandbox(shop, visitor, 'complete');
    adapters.silence('socialSignIn');
    const finished = await visitor.request(socialCalls.finish, { body: answer });
    expect(finished).toMatchObject({ status: 503, code: 'SOCIAL_DOWN' });
    expect(visitor.cookies.has('accessToken')).toBe(false);
  },
  postcode: async () => {
    adapters.silence('postcode');
    const found = await who.request(addressCalls.search, { query: { q: '테헤란로', page: 1 } });
    expect(found).toMatchObject({ status: 503, code: 'POSTCODE_DOWN' });
  },
  images: async () => {
    adapters.silence('images');
    const response = await shop.app.inject({ url: '/api/images/l/77-3?w=320' });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'IMAGE_DOWN' });
    adapters.silence();
    expect((await shop.app.inject({ url: '/api/images/l/77-3?w=320' })).statusCode).toBe(200);
  },
  balances: async () => {
    adapters.silence('balances');
    for (const call of [
      commonEaiCalls.callLpointQuery,
      commonEaiCalls.callThingCoinBalanceQuery,
    ] as const)
      expect(await who.request(call)).toMatchObject({ status: 503, code: 'BALANCE_DOWN' });
    // Orders spend from the ledger, so a shopper still buys.
    const { skuNo } = await addGoods(shop.db);
    expect(await buy(shop, who, [{ skuNo, qty: 1 }])).toBeTruthy();
  },
  seller: async () => {
    adapters.silence('seller');
    await expect(applySellerReports(shop.deps)).rejects.toMatchObject({ status: 503 });
    adapters.silence();
    expect(await applySellerReports(shop.deps)).toEqual([]);
  },
  courier: async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 20_000 });
    const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
    const order = () => who.call(orderCalls.detail, { params: { orderNo } });
    const itemNos = (await order()).items.map(({ itemNo }) => itemNo);
    const body = { kind: 'SHIPPED', orderNo, itemNos, courierCd: 'CJ' } as const;
    await who.call(fulfilmentTestCalls.seller, { body });
    adapters.silence('courier');
    await expect(trackParcels(shop.deps)).rejects.toMatchObject({ status: 503 });
    // 배송조회 shows what is stored.
    expect((await order()).shipments).toMatchObject([{ stateName: '발송', events: [] }]);
    adapters.silence();
    expect(await trackParcels(shop.deps)).toBe(1);
  },
  messages: async () => {
    const { skuNo } = await addGoods(shop.db);
    const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
    adapters.silence('messages');
    await deliverMessages(shop);
    expect(await messagesOf(shop, orderNo)).toEqual([]);
    adapters.silence();
    shop.clock.advance(30_000);
    await deliverMessages(shop);
    expect(await messagesOf(shop, orderNo)).toMatchObject([{ step: 'PAID' }]);
  },
  email: async () => {
    const { skuNo } = await addGoods(shop.db);
    await onlyBy(who, 'EMAIL');
    const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
    adapters.silence('email');
    await deliverMessages(shop);
    expect(await messagesOf(shop, orderNo)).toEqual([]);
    adapters.silence();
    shop.clock.advance(30_000);
    await deliverMessages(shop);
    expect(await messagesOf(shop, orderNo)).toMatchObject([{ channel: 'EMAIL' }]);
    await onlyBy(who, 'MESSAGE');
  },
  push: async () => {
    const { skuNo } = await addGoods(shop.db);
    await who.call(notificationCalls.subscribe, { body: browser('silent') });
    await who.call(notificationCalls.choose, {
      body: { kind: 'ORDER', channel: 'PUSH', isOn: true },
    });
    const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
    adapters.silence('push');
    await deliverMessages(shop);
    expect(await messagesOf(shop, orderNo)).toEqual([]);
    // After some failures the message goes by the next channel.
    for (const waitMs of [30_000, 120_000, 600_000, 0]) {
      shop.clock.advance(waitMs);
      await deliverMessages(shop);
    }
    expect(await messagesOf(shop, orderNo)).toMatchObject([{ channel: 'MESSAGE' }]);
    await who.call(notificationCalls.unsubscribe);
  },
  files: async () => {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/common/v1/file?purpose=CLAIM',
        headers: { cookie, 'content-type': 'image/png', 'idempotency-key': 'one-photo' },
        payload: onePixel,
      });
    adapters.silence('files');
    const refused = await send();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'FILES_DOWN']);
    adapters.silence();
    const { payload } = (await send()).json();
    adapters.silence('files');
    const shown = await shop.app.inject({ url: payload.url, headers: { cookie } });
    expect([shown.statusCode, shown.json().code]).toEqual([503, 'FILES_DOWN']);
    adapters.silence();
    expect((await shop.app.inject({ url: payload.url, headers: { cookie } })).statusCode).toBe(200);
  },
};

it.each(Object.entries(cases))('%s: a readable outcome when it never responds', (_, run) => run());

it('every adapter has a time limit, and the gateway less than the first inquiry waits', () => {
  for (const port of Object.keys(shop.deps.adapters))
    expect(portLimitsMs[port as keyof Adapters]).toBeGreaterThan(0);
  expect(portLimitsMs.gateway).toBeLessThan(20_000);
});
