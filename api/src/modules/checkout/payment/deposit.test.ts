import {
  basketCalls,
  claimCalls,
  orderCalls,
  orderSheetCalls,
  paymentCalls,
  paymentTestCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy, placeBody } from '../../../testing/checkout';
import { cancelWaiting, depositInto, orderByDeposit } from '../../../testing/deposits';
import { addGoods, stockOf } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { expireOrders } from './expiry';
import { inquireDue } from './payment.jobs';
import { runRefunds } from './refund';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
afterEach(async () => {
  await cancelWaiting(who);
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const gateway = () => shop.deps.adapters.gateway;
const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });
const stateOf = async (paymentNo: string) =>
  (await who.call(paymentCalls.view, { params: { paymentNo } })).state;

/** Every deposit at the gateway with what went back of it. */
const atGateway = (paymentNo: string) =>
  shop.db.rows(
    z.object({ amount: z.number(), returnedAmount: z.number() }),
    sql`
    select d.amount, d.returned_amount from sandbox_deposit d join sandbox_account a using (tid)
    where a.merchant_order_no = ${paymentNo} order by d.at`,
  );

describe('an order by virtual account', () => {
  it('waits for the deposit with its account, holds the stock, and is paid by it', async () => {
    const { orderNo, skuNo, deposit } = await orderByDeposit(shop, who);
    expect(deposit).toMatchObject({ bankName: '신한은행', amountWon: 40_000, holderName: '온담' });
    expect(await detail(orderNo)).toMatchObject({
      state: 'DEPOSIT_WAIT',
      stateName: '입금대기',
      deposit,
      payment: { method: 'VIRTUAL_ACCOUNT', methodName: '무통장입금', state: 'WAITING_DEPOSIT' },
    });
    const list = await who.call(orderCalls.list, { query: { state: 'depositWait' } });
    expect(list.orders[0]).toMatchObject({ orderNo, deposit });
    shop.clock.advance(20 * 60_000);
    expect(await expireOrders(shop.deps)).toBe(0);
    expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 3, reserved: 1 });

    expect(await depositInto(shop, deposit.accountNo, 40_000)).toEqual([200]);
    expect(await detail(orderNo)).toMatchObject({
      state: 'PAY_DONE',
      deposit: null,
      payment: { state: 'PAID', needsRefundAccount: true },
    });
    expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 2, reserved: 0 });
  });

  it('issues one account however often the page is opened', async () => {
    const { paymentNo, deposit } = await orderByDeposit(shop, who);
    const again = await who.call(paymentCalls.ready, { body: { paymentNo } });
    expect(again).toMatchObject({ windowUrl: null, payment: { deposit } });
  });

  it('is refused when five others of the member wait, and not for another member or method', async () => {
    for (let at = 0; at < 5; at += 1) await orderByDeposit(shop, who);
    await expect(orderByDeposit(shop, who)).rejects.toThrow(
      'DEPOSIT_LIMIT 입금을 기다리는 주문이 5건이에요. 먼저 입금하거나 취소해 주세요.',
    );
    const other = shop.visitor();
    await other.signIn(members.family);
    await orderByDeposit(shop, other);
    await cancelWaiting(other);
    const { skuNo } = await addGoods(shop.db);
    expect(await buy(shop, who, [{ skuNo, qty: 1 }])).toBeTruthy();
  });

  it('removes the ordered goods from the basket when the account is issued', async () => {
    const { paymentNo } = await orderByDeposit(shop, who, { isFromBasket: true });
    expect(await stateOf(paymentNo)).toBe('WAITING_DEPOSIT');
    expect((await who.call(basketCalls.view)).groups).toEqual([]);
  });
});

describe('a deposit that does not fit goes back and says why', () => {
  const waiting = async (
    amountWon: number,
    more: { isLate?: boolean } = {},
  ): Promise<{ orderNo: string; paymentNo: string; reason: string }> => {
    const { orderNo, paymentNo, deposit } = await orderByDeposit(shop, who);
    await depositInto(shop, deposit.accountNo, amountWon, more);
    await runRefunds(shop.deps, gateway());
    const { payment, state } = await detail(orderNo);
    expect(state).toBe('DEPOSIT_WAIT');
    expect(await atGateway(paymentNo)).toEqual([{ amount: amountWon, returnedAmount: amountWon }]);
    const [back] = payment?.depositReturns ?? [];
    expect(back).toMatchObject({ amountWon, stateName: '환불완료' });
    return { orderNo, paymentNo, reason: back?.reason ?? '' };
  };

  it('too low', async () => {
    expect((await waiting(39_999)).reason).toBe('입금액이 주문 금액보다 적어요');
  });

  it('too high', async () => {
    expect((await waiting(40_001)).reason).toBe('입금액이 주문 금액보다 많아요');
  });

  it('after the deadline, and the order expires', async () => {
    const { orderNo, reason } = await waiting(40_000, { isLate: true });
    expect(reason).toBe('입금 기한이 지났어요');
    shop.clock.advance(3 * 86_400_000);
    await expireOrders(shop.deps);
    await who.signIn();
    expect((await detail(orderNo)).state).toBe('EXPIRED');
  });

  it('twice: the first pays, the second goes back', async () => {
    const { orderNo, paymentNo, deposit } = await orderByDeposit(shop, who);
    await depositInto(shop, deposit.accountNo, 40_000);
    shop.clock.advance(1_000);
    await depositInto(shop, deposit.accountNo, 40_000);
    await runRefunds(shop.deps, gateway());
    expect((await detail(orderNo)).payment?.depositReturns).toMatchObject([
      { amountWon: 40_000, reason: '이미 입금을 마친 주문이에요' },
    ]);
    expect(await atGateway(paymentNo)).toEqual([
      { amount: 40_000, returnedAmount: 0 },
      { amount: 40_000, returnedAmount: 40_000 },
    ]);
  });
});

describe('a webhook', () => {
  const notice = async (kind: 'TWICE' | 'NONE' | 'LATE' | 'FORGED' | 'GARBAGE' | 'UNKNOWN') => {
    const order = await orderByDeposit(shop, who);
    const statuses = await depositInto(shop, order.deposit.accountNo, 40_000, { notice: kind });
    return { ...order, statuses };
  };

  it('that is repeated changes nothing', async () => {
    const { paymentNo, statuses } = await notice('TWICE');
    expect(statuses).toEqual([200, 200]);
    expect(await stateOf(paymentNo)).toBe('PAID');
  });

  it.each([
    ['FORGED', 401],
    ['GARBAGE', 400],
    ['UNKNOWN', 404],
  ] as const)(
    'that is %s is refused with %d and one line without personal data',
    async (kind, status) => {
      const warn = jest.spyOn(shop.deps.log, 'warn');
      const { paymentNo, statuses } = await notice(kind);
      expect(statuses).toEqual([status]);
      expect(warn.mock.calls).toEqual([
        [{ status, code: expect.any(String) }, 'a payment webhook was refused'],
      ]);
      warn.mockRestore();
      expect(await stateOf(paymentNo)).toBe('WAITING_DEPOSIT');
    },
  );

  it.each(['NONE', 'FORGED'] as const)(
    'that is lost (%s) is made up for within a minute',
    async (kind) => {
      const { paymentNo } = await notice(kind);
      shop.clock.advance(60_000);
      await inquireDue(shop.deps, gateway());
      expect(await stateOf(paymentNo)).toBe('PAID');
    },
  );
});

describe.each([
  ['TIMEOUT_PAID', 'WAITING_DEPOSIT'],
  ['GARBAGE', 'WAITING_DEPOSIT'],
  ['TIMEOUT_LOST', 'NET_CANCELED'],
  ['WRONG_AMOUNT', 'NET_CANCELED'],
  ['DECLINE', 'DECLINED'],
] as const)('when issuing the account fails by %s', (fault, state) => {
  it(`the payment is ${state} within a minute`, async () => {
    await who.call(paymentTestCalls.setFault, { body: { operation: 'issue', fault } });
    const { paymentNo, skuNo } = await orderByDeposit(shop, who);
    for (let second = 0; second < 60; second += 5) {
      shop.clock.advance(5_000);
      await inquireDue(shop.deps, gateway());
      await runRefunds(shop.deps, gateway());
    }
    expect(await stateOf(paymentNo)).toBe(state);
    expect(await stockOf(shop.db, skuNo)).toEqual({
      onHand: 3,
      reserved: state === 'WAITING_DEPOSIT' ? 1 : 0,
    });
  });
});

describe('an overdue order', () => {
  it('expires, releases its stock and closes the account', async () => {
    const { orderNo, paymentNo, skuNo, deposit } = await orderByDeposit(shop, who);
    shop.clock.advance(3 * 86_400_000);
    await expireOrders(shop.deps);
    await runRefunds(shop.deps, gateway());
    await who.signIn();
    expect(await detail(orderNo)).toMatchObject({ state: 'EXPIRED', deposit: null });
    expect(await who.call(paymentCalls.view, { params: { paymentNo } })).toMatchObject({
      state: 'CANCELED',
      reason: '입금 기한이 지났어요.',
    });
    expect((await stockOf(shop.db, skuNo)).reserved).toBe(0);
    const late = await who.request(paymentTestCalls.deposit, {
      body: { accountNo: deposit.accountNo, amountWon: 40_000 },
    });
    expect(late).toMatchObject({ status: 409, code: 'ACCOUNT_CLOSED' });
  });

  it('is paid when the deposit came in time but its notice was lost', async () => {
    const { orderNo, deposit } = await orderByDeposit(shop, who);
    await depositInto(shop, deposit.accountNo, 40_000, { notice: 'NONE' });
    shop.clock.advance(3 * 86_400_000);
    await expireOrders(shop.deps);
    await who.signIn();
    expect((await detail(orderNo)).state).toBe('PAY_DONE');
  });

  it('waits for a silent gateway for four minutes, and a deposit found later goes back', async () => {
    const { orderNo, paymentNo, deposit } = await orderByDeposit(shop, who);
    await depositInto(shop, deposit.accountNo, 40_000, { notice: 'NONE' });
    shop.clock.advance(Date.parse(deposit.dueAt) - shop.clock.now().getTime());
    const silence = () =>
      shop
        .visitor()
        .call(paymentTestCalls.setFault, { body: { operation: 'inquire', fault: 'TIMEOUT_LOST' } });
    await silence();
    await expireOrders(shop.deps);
    await who.signIn();
    expect((await detail(orderNo)).state).toBe('DEPOSIT_WAIT');
    shop.clock.advance(4 * 60_000 + 1);
    await silence();
    await expireOrders(shop.deps);
    expect((await detail(orderNo)).state).toBe('EXPIRED');
    await runRefunds(shop.deps, gateway());
    await inquireDue(shop.deps, gateway());
    await runRefunds(shop.deps, gateway());
    expect(await atGateway(paymentNo)).toEqual([{ amount: 40_000, returnedAmount: 40_000 }]);
  });
});

describe('canceling', () => {
  it('before the deposit ends the order and closes the account', async () => {
    const { orderNo, paymentNo, skuNo } = await orderByDeposit(shop, who);
    expect(await who.request(claimCalls.estimate, { body: { orderNo } })).toMatchObject({
      status: 409,
      code: 'STATE',
    });
    const view = await who.call(paymentCalls.cancel, { params: { paymentNo } });
    expect(view).toMatchObject({ state: 'CANCELED', reason: '입금 전에 주문을 취소했어요.' });
    expect((await detail(orderNo)).state).toBe('CANCEL_DONE');
    expect((await stockOf(shop.db, skuNo)).reserved).toBe(0);
  });

  it('before the deposit leaves a sheet that can be ordered again', async () => {
    const { orderNo, sheetNo, paymentNo } = await orderByDeposit(shop, who);
    await who.call(paymentCalls.cancel, { params: { paymentNo } });
    const sheet = await who.call(orderSheetCalls.view, { params: { sheetNo } });
    const again = await who.call(orderCalls.place, { body: placeBody(sheet) });
    expect(again.orderNo).not.toBe(orderNo);
  });

  it('does not cancel when the money has just arrived', async () => {
    const { orderNo, paymentNo, deposit } = await orderByDeposit(shop, who);
    await depositInto(shop, deposit.accountNo, 40_000, { notice: 'NONE' });
    const view = await who.call(paymentCalls.cancel, { params: { paymentNo } });
    expect(view.state).toBe('PAID');
    expect((await detail(orderNo)).state).toBe('PAY_DONE');
  });

  it('after the deposit needs an account, checked by name, and refunds to it in parts', async () => {
    const { orderNo, paymentNo, deposit } = await orderByDeposit(shop, who, { qty: 2 });
    await depositInto(shop, deposit.accountNo, 80_000);
    const { items } = await detail(orderNo);
    const body = {
      orderNo,
      items: [{ itemNo: items[0]?.itemNo as number, qty: 1 }],
      reasonCd: 'CHANGED_MIND' as const,
      expectedRefundWon: 40_000,
    };
    expect(await who.request(claimCalls.cancel, { body })).toMatchObject({
      status: 422,
      code: 'REFUND_ACCOUNT_REQUIRED',
    });
    const account = { bankCd: '088' as const, accountNo: '110-123-456789', holderName: '김하늘' };
    const set = (more: object) =>
      who.request(paymentCalls.setRefundAccount, {
        params: { paymentNo },
        body: { ...account, ...more },
      });
    expect(await set({ accountNo: '12' })).toMatchObject({ status: 422, code: 'REFUND_ACCOUNT' });
    expect(await set({ accountNo: '110-123-456799' })).toMatchObject({
      status: 422,
      message: expect.stringContaining('예금주'),
    });
    expect((await set({})).payload).toEqual({
      bankName: '신한은행',
      accountMasked: '********6789',
    });
    const canceled = await who.call(claimCalls.cancel, { body });
    expect(canceled.order.refunds).toMatchObject([{ refundWon: 40_000, stateName: '환불완료' }]);
    expect(await atGateway(paymentNo)).toEqual([{ amount: 80_000, returnedAmount: 40_000 }]);
    const stored = await shop.db.one(
      z.object({ sealed: z.string() }),
      sql`select refund_account_enc as sealed from payment where payment_no = ${paymentNo}`,
    );
    expect(stored.sealed).not.toContain('6789');
  });

  it('hides the payment of another member', async () => {
    const { paymentNo } = await orderByDeposit(shop, who);
    const stranger = shop.visitor();
    await stranger.signIn(members.family);
    const params = { paymentNo };
    const body = { bankCd: '088' as const, accountNo: '1101234567', holderName: '김' };
    expect(await stranger.request(paymentCalls.setRefundAccount, { params, body })).toMatchObject({
      status: 404,
    });
    expect((await stranger.request(paymentCalls.cancel, { params })).status).toBe(404);
  });
});
