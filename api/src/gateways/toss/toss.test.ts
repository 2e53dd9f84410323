import { claimCalls, couponCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import {
  expireOrders,
  inquireDue,
  runCashReceipts,
  runRefunds,
} from '../../modules/checkout/payment';
import { openSheet, place, placeBody } from '../../testing/checkout';
import { addCoupon } from '../../testing/coupons';
import { startFakeToss } from '../../testing/fake-toss';
import { addGoods, addSeller } from '../../testing/goods';
import { openTestShop, type TestShop } from '../../testing/shop';
import type { Visitor } from '../../testing/visitor';

let toss: Awaited<ReturnType<typeof startFakeToss>>;
let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  toss = await startFakeToss();
  shop = await openTestShop({ env: toss.env });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await toss.close();
});
beforeEach(async () => {
  toss.requests.length = 0;
  who = shop.visitor();
  await who.signIn();
});

const gateway = () => shop.deps.adapters.gateway;

async function order(payMethod: 'CARD' | 'TRANSFER' | 'VIRTUAL_ACCOUNT', qty = 1) {
  const { skuNo } = await addGoods(shop.db, { priceWon: 30_000, stock: 5 });
  const choices = { couponIssueNos: [], payMethod, bankCd: '004' as const };
  const sheet = await openSheet(who, [{ skuNo, qty }], choices);
  const cashReceipt =
    payMethod === 'CARD' ? null : { type: 'INCOME' as const, number: '010-2030-1101' };
  return who.call(orderCalls.place, { body: { ...placeBody(sheet), cashReceipt } });
}

/** Opens the page of the window and returns the request that it makes of Toss's script. */
async function openWindow(paymentNo: string) {
  const { windowUrl } = await who.call(paymentCalls.ready, { body: { paymentNo } });
  const page = await shop.app.inject({ url: windowUrl as string });
  const [, json] = /requestPayment\((\{.*?\})\)\.catch/.exec(page.body) ?? [];
  return {
    page,
    request: JSON.parse(json ?? '{}') as { successUrl: string; failUrl: string; orderId: string },
  };
}

const returnOf = (url: string, paymentKey?: string) => ({
  ...(Object.fromEntries(new URL(url, 'http://shop.test').searchParams) as {
    paymentNo: string;
    nonce: string;
    result: 'approved';
    signature: string;
  }),
  paymentKey,
});

/** The shopper authorises; the shop confirms. */
async function payByCard(paymentNo: string, status?: string) {
  const { request } = await openWindow(paymentNo);
  const { paymentKey } = toss.authorise(paymentNo, 30_000, status);
  return who.call(paymentCalls.approve, { body: returnOf(request.successUrl, paymentKey) });
}

describe('a payment in the window', () => {
  it('is requested by the script with our amount, under a policy that allows only Toss', async () => {
    const { paymentNo } = await order('TRANSFER');
    const { page, request } = await openWindow(paymentNo);
    expect(page.headers['content-security-policy']).toContain('https://js.tosspayments.com');
    expect(page.body).toContain('TossPayments("test_ck_local")');
    expect(page.body).not.toContain('test_sk_local');
    expect(request).toMatchObject({
      method: 'TRANSFER',
      orderId: paymentNo,
      amount: { currency: 'KRW', value: 30_000 },
    });
  });

  it('is confirmed with key, order and amount, once, and refunded in part', async () => {
    const { orderNo, paymentNo } = await order('CARD', 2).then(async (placed) => {
      const { request } = await openWindow(placed.paymentNo);
      const { paymentKey } = toss.authorise(placed.paymentNo, 60_000);
      const body = returnOf(request.successUrl, paymentKey);
      expect((await who.call(paymentCalls.approve, { body })).state).toBe('PAID');
      expect((await who.call(paymentCalls.approve, { body })).state).toBe('PAID');
      return placed;
    });
    expect(toss.requests).toEqual([
      {
        line: 'POST /v1/payments/confirm',
        key: paymentNo,
        body: { paymentKey: `pk_${paymentNo}`, orderId: paymentNo, amount: 60_000 },
      },
    ]);
    const { items, payment } = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(payment).toMatchObject({ approvedNo: '00012345' });
    await who.call(claimCalls.cancel, {
      body: {
        orderNo,
        items: [{ itemNo: items[0]?.itemNo as number, qty: 1 }],
        reasonCd: 'CHANGED_MIND',
        expectedRefundWon: 30_000,
      },
    });
    expect(toss.requests.at(-1)).toMatchObject({
      line: `POST /v1/payments/pk_${paymentNo}/cancel`,
      key: expect.stringMatching(/^R/),
      body: { cancelAmount: 30_000 },
    });
    expect(toss.find(paymentNo)).toMatchObject({ balanceAmount: 30_000 });
  });

  it('names what is paid for goods without VAT, and what of a refund is', async () => {
    const sellerNo = await addSeller(shop.db);
    const rice = await addGoods(shop.db, { sellerNo, priceWon: 30_000, isTaxFree: true });
    const towel = await addGoods(shop.db, { sellerNo, priceWon: 20_000 });
    const wanted = [rice, towel].map(({ skuNo }) => ({ skuNo, qty: 1 }));
    const sheet = await openSheet(who, wanted, { couponIssueNos: [], usePointWon: 1_000 });
    // Points lower each line by its share.
    expect(sheet).toMatchObject({ amounts: { payWon: 49_000 }, taxFreeWon: 29_400 });
    const { orderNo, paymentNo } = await place(who, sheet);
    const { request } = await openWindow(paymentNo);
    expect(request).toMatchObject({ amount: { value: 49_000 }, taxFreeAmount: 29_400 });
    const { paymentKey } = toss.authorise(paymentNo, 49_000);
    await who.call(paymentCalls.approve, { body: returnOf(request.successUrl, paymentKey) });
    const { items, amounts } = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(amounts).toMatchObject({ taxFreeWon: 29_400 });
    const refunds = [];
    for (const name of [rice, towel]) {
      const { itemNo } = items.find(({ skuNo }) => skuNo === name.skuNo) ?? { itemNo: 0 };
      const scope = { orderNo, items: [{ itemNo, qty: 1 }], reasonCd: 'CHANGED_MIND' as const };
      const { refundWon } = await who.call(claimCalls.estimate, { body: scope });
      await who.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
      refunds.push(toss.requests.at(-1)?.body);
    }
    // 3,000 for the delivery of the towel that is left alone.
    expect(refunds).toMatchObject([
      { cancelAmount: 26_400, taxFreeAmount: 26_400 },
      { cancelAmount: 22_600, taxFreeAmount: 3_000 },
    ]);
  });

  it.each([
    ['hangs', { state: 'NET_CANCELED', charged: false }, 'hang'],
    ['charges and the response is lost', { state: 'PAID', charged: true }, 'lose'],
    ['answers 500', { state: 'NET_CANCELED', charged: false }, { status: 500, text: '{}' }],
    [
      'is refused by a code that is not listed',
      { state: 'NET_CANCELED', charged: false },
      { status: 400, text: '{"code":"SOMETHING_NEW","message":"?"}' },
    ],
    ['answers garbage', { state: 'NET_CANCELED', charged: false }, { status: 200, text: '<html>' }],
  ] as const)(
    'whose confirmation %s is decided by the inquiry',
    async (_, wanted, trouble) => {
      const { paymentNo } = await order('CARD');
      const { request } = await openWindow(paymentNo);
      const { paymentKey } = toss.authorise(paymentNo, 30_000);
      toss.fail(trouble);
      const body = returnOf(request.successUrl, paymentKey);
      expect((await who.call(paymentCalls.approve, { body })).state).toBe('UNKNOWN');
      shop.clock.advance(30_000);
      await inquireDue(shop.deps, gateway());
      await runRefunds(shop.deps, gateway());
      const view = await who.call(paymentCalls.view, { params: { paymentNo } });
      expect(view.state).toBe(wanted.state);
      expect(toss.find(paymentNo)?.status === 'DONE').toBe(wanted.charged);
    },
    30_000,
  );

  it('opens with the chosen card company and months, without card points', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 60_000 });
    const choices = { couponIssueNos: [], cardCd: 'SH', installmentMonths: 3 };
    const { paymentNo } = await place(who, await openSheet(who, [{ skuNo, qty: 1 }], choices));
    const { request } = await openWindow(paymentNo);
    expect(request).toMatchObject({
      card: {
        flowMode: 'DIRECT',
        cardCompany: 'SHINHAN',
        useCardPoint: false,
        cardInstallmentPlan: 3,
      },
    });
  });

  it('that charged another amount is voided as a whole', async () => {
    const { paymentNo } = await order('CARD');
    toss.chargeOther({ totalAmount: 31_000 });
    expect((await payByCard(paymentNo)).state).toBe('NET_CANCELED');
    await runRefunds(shop.deps, gateway());
    expect(toss.find(paymentNo)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
  });

  it('that charged another card is recorded with the card that was charged', async () => {
    const { orderNo, paymentNo } = await order('CARD');
    toss.chargeOther({ card: { issuerCode: '41', installmentPlanMonths: 2 } });
    expect((await payByCard(paymentNo)).state).toBe('PAID');
    const { payment } = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(payment).toMatchObject({ cardName: '신한카드', installmentMonths: 2 });
  });

  it('that charged another card than the one whose coupon was used is voided and says why', async () => {
    const couponNo = await addCoupon(shop.db, { kind: 'CARD', amountWon: 3_000 });
    await who.call(couponCalls.download, { params: { couponNo } });
    const { skuNo } = await addGoods(shop.db, { priceWon: 33_000 });
    const sheet = await openSheet(who, [{ skuNo, qty: 1 }], { cardCd: 'OWN' });
    expect(sheet.amounts.payWon).toBe(30_000);
    const { paymentNo } = await place(who, sheet);
    toss.chargeOther({ card: { issuerCode: '41' } });
    expect(await payByCard(paymentNo)).toMatchObject({
      state: 'NET_CANCELED',
      reason: '카드 쿠폰에 맞지 않는 카드로 결제되어 자동으로 취소했어요. 청구되지 않아요.',
    });
    await runRefunds(shop.deps, gateway());
    expect(toss.find(paymentNo)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
  });

  it('does not touch another order whose key is in the return address', async () => {
    const paid = await order('CARD');
    expect((await payByCard(paid.paymentNo)).state).toBe('PAID');
    const { paymentNo } = await order('CARD');
    const { request } = await openWindow(paymentNo);
    const body = returnOf(request.successUrl, `pk_${paid.paymentNo}`);
    expect(await who.request(paymentCalls.approve, { body })).toMatchObject({
      status: 422,
      code: 'PAYMENT_SIGNATURE',
    });
    expect(toss.find(paid.paymentNo)).toMatchObject({ status: 'DONE', balanceAmount: 30_000 });
  });

  it('that the card company refuses is declined', async () => {
    const { paymentNo } = await order('CARD');
    expect((await payByCard(paymentNo, 'ABORTED')).state).toBe('DECLINED');
  });

  it('that the shopper leaves or that is refused in the window comes back so', async () => {
    for (const [code, state] of [
      ['PAY_PROCESS_CANCELED', 'CANCELED'],
      ['REJECT_CARD_COMPANY', 'DECLINED'],
    ]) {
      const { paymentNo } = await order('CARD');
      const { request } = await openWindow(paymentNo);
      const url = new URL(request.failUrl);
      const back = await shop.app.inject({ url: `${url.pathname}${url.search}&code=${code}` });
      const body = returnOf(String(back.headers.location));
      expect((await who.call(paymentCalls.approve, { body })).state).toBe(state);
    }
  });

  it('whose return was changed is not confirmed', async () => {
    const { paymentNo } = await order('CARD');
    const { request } = await openWindow(paymentNo);
    const failed = returnOf(request.successUrl, 'pk');
    const response = await who.request(paymentCalls.approve, {
      body: { ...failed, signature: 'x' },
    });
    expect(response).toMatchObject({ status: 422, code: 'PAYMENT_SIGNATURE' });
    expect(toss.requests).toEqual([]);
  });
});

describe('a virtual account', () => {
  const issue = async (qty = 1) => {
    const placed = await order('VIRTUAL_ACCOUNT', qty);
    const { paymentNo } = placed;
    const { payment } = await who.call(paymentCalls.ready, { body: { paymentNo } });
    return { ...placed, payment };
  };
  const notify = (payload: object) =>
    shop.app.inject({ method: 'POST', url: '/payment/v1/webhook', payload });
  const callback = (paymentNo: string, secret = `ps_${paymentNo}`) => ({
    createdAt: '2026-11-22T10:00:00.000000',
    secret,
    status: 'DONE',
    transactionKey: `tk_${paymentNo}`,
    orderId: paymentNo,
  });
  const stateOf = async (paymentNo: string) =>
    (await who.call(paymentCalls.view, { params: { paymentNo } })).state;

  it('is issued with bank, deadline and key', async () => {
    const { paymentNo, payment } = await issue();
    expect(payment.deposit).toMatchObject({ bankName: '국민은행', accountNo: `X${paymentNo}` });
    expect(toss.requests).toMatchObject([
      {
        line: 'POST /v1/virtual-accounts',
        key: paymentNo,
        body: {
          amount: 30_000,
          orderId: paymentNo,
          bank: '06',
          dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59$/),
        },
      },
    ]);
  });

  it('is paid by DEPOSIT_CALLBACK with its secret, and the cash receipt follows', async () => {
    const { paymentNo } = await issue();
    toss.deposit(paymentNo);
    expect((await notify(callback(paymentNo, 'guess'))).statusCode).toBe(401);
    expect(await stateOf(paymentNo)).toBe('WAITING_DEPOSIT');
    expect((await notify(callback(paymentNo))).statusCode).toBe(200);
    expect((await notify(callback(paymentNo))).json()).toEqual({ code: 'REPEATED' });
    expect(await stateOf(paymentNo)).toBe('PAID');
    await runCashReceipts(shop.deps, gateway());
    expect(toss.receipts.at(-1)).toMatchObject({
      orderId: paymentNo,
      amount: 30_000,
      type: '소득공제',
      customerIdentityNumber: '01020301101',
    });
  });

  it('is not paid by a notice alone', async () => {
    const { paymentNo } = await issue();
    const data = { paymentKey: 'x', orderId: paymentNo, status: 'DONE' };
    const event = { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: '2026-11-22', data };
    expect((await notify(event)).statusCode).toBe(200);
    expect(await stateOf(paymentNo)).toBe('WAITING_DEPOSIT');
    toss.deposit(paymentNo);
    expect((await notify({ ...event, createdAt: '2026-11-23' })).statusCode).toBe(200);
    expect(await stateOf(paymentNo)).toBe('PAID');
    expect((await notify({ hello: 1 })).statusCode).toBe(400);
  });

  it('is refunded to the account of the member, and waits for another when the holder differs', async () => {
    const { orderNo, paymentNo } = await issue();
    toss.deposit(paymentNo);
    await notify(callback(paymentNo));
    const setAccount = (holderName: string) =>
      who.call(paymentCalls.setRefundAccount, {
        params: { paymentNo },
        body: { bankCd: '088', accountNo: '110-123-456789', holderName },
      });
    await setAccount('다른이');
    const body = { orderNo, reasonCd: 'CHANGED_MIND' as const, expectedRefundWon: 30_000 };
    await who.call(claimCalls.cancel, { body });
    const detail = () => who.call(orderCalls.detail, { params: { orderNo } });
    expect(await detail()).toMatchObject({
      payment: { waitsForRefundAccount: true },
      refunds: [{ stateName: '환불대기' }],
    });
    await setAccount('김하늘');
    await runRefunds(shop.deps, gateway());
    expect(await detail()).toMatchObject({
      payment: { waitsForRefundAccount: false },
      refunds: [{ stateName: '환불완료' }],
    });
    expect(toss.requests.at(-1)?.body).toMatchObject({
      cancelAmount: 30_000,
      refundReceiveAccount: { bank: '88', accountNumber: '110123456789', holderName: '김하늘' },
    });
  });

  it('is closed at Toss when its order is overdue', async () => {
    const { paymentNo } = await issue();
    shop.clock.advance(3 * 86_400_000);
    await expireOrders(shop.deps);
    await runRefunds(shop.deps, gateway());
    expect(toss.find(paymentNo)?.status).toBe('CANCELED');
  });

  it('whose response is lost is found by its order number', async () => {
    const placed = await order('VIRTUAL_ACCOUNT');
    toss.fail('lose');
    const { paymentNo } = placed;
    await who.call(paymentCalls.ready, { body: { paymentNo } });
    expect(await stateOf(paymentNo)).toBe('UNKNOWN');
    shop.clock.advance(30_000);
    await inquireDue(shop.deps, gateway());
    expect(await stateOf(paymentNo)).toBe('WAITING_DEPOSIT');
  });
});
