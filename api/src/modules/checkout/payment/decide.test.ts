import { paymentCalls } from '@shop/shared/contracts';
import { type PaymentState, paymentMoves, paymentStates } from '@shop/shared/domain';
import { actorsOfMoves, mayMove } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Verdict } from '../../../ports';
import { openSheet, pay, place } from '../../../testing/checkout';
import { addGoods, stockOf } from '../../../testing/goods';
import { everyActor } from '../../../testing/move-actors';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { applyVerdict, verdictOf } from './decide';
import { inquireDue } from './payment.jobs';
import { movePayment } from './payment.repository';
import { runRefunds } from './refund';

const stateRow = z.object({ state: z.string() });

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});

/** An order whose card was charged but whose approval got no response. */
async function unanswered() {
  const goods = await addGoods(shop.db, { priceWon: 40_000, stock: 3 });
  const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [] });
  const order = await place(who, sheet);
  await pay(shop, who, order.paymentNo, 'unknown-paid');
  return { ...goods, ...order };
}

afterEach(async () => {
  // What a test leaves is no matter of the next.
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  await shop.db.run(sql`update payment set inquire_at = null`);
});

const approved = (paymentNo: string, amountWon: number): Verdict => ({
  state: 'approved',
  approvedNo: '12345678',
  approvedAt: shop.clock.now(),
  amountWon,
  paymentNo,
});

const state = async (paymentNo: string) =>
  (await shop.db.one(stateRow, sql`select state from payment where payment_no = ${paymentNo}`))
    .state;

/** Amount that the card company still holds for this payment. */
const charged = async (paymentNo: string) =>
  shop.db.one(
    z.unknown(),
    sql`
    select amount - canceled_amount as won from sandbox_card_authorization
    where merchant_order_no = ${paymentNo} and state = 'APPROVED'`,
  );

describe('card company verdicts', () => {
  it('refunds and releases stock when an approval names another amount or payment', async () => {
    for (const verdict of [
      (paymentNo: string) => approved(paymentNo, 1),
      (_: string) => approved('PSOMEBODYELSES', 40_000),
    ]) {
      const order = await unanswered();
      await applyVerdict(shop.deps, order.paymentNo, verdict(order.paymentNo), 'approval');
      expect(await state(order.paymentNo)).toBe('NET_CANCELED');
      expect(await stockOf(shop.db, order.skuNo)).toEqual({ onHand: 3, reserved: 0 });
      await runRefunds(shop.deps, shop.deps.adapters.gateway);
      expect(await charged(order.paymentNo)).toEqual({ won: 0 });
    }
    expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  });

  it('refunds automatically and notifies the shopper when an approval arrives for a cancelled order', async () => {
    const order = await unanswered();
    await shop.db.run(sql`update orders set status = 'EXPIRED' where order_no = ${order.orderNo}`);
    await applyVerdict(
      shop.deps,
      order.paymentNo,
      approved(order.paymentNo, order.payWon),
      'inquiry',
    );
    const view = await who.call(paymentCalls.inquire, { params: { paymentNo: order.paymentNo } });
    expect(view).toMatchObject({
      state: 'NET_CANCELED',
      reason: '결제가 확인되지 않아 자동으로 취소했어요. 청구되지 않아요.',
    });
    await runRefunds(shop.deps, shop.deps.adapters.gateway);
    expect(await charged(order.paymentNo)).toEqual({ won: 0 });
    await shop.db.script(`
      update sku_stock set reserved = 0 where sku_no = ${order.skuNo};
      delete from stock_reservation where held_for = '${order.orderNo}'`);
  });

  it('inquires at growing intervals while there is no verdict, and voids in the end', async () => {
    const order = await unanswered();
    const silent = {
      ...shop.deps.adapters.gateway,
      inquire: async (): Promise<Verdict> => ({ state: 'unknown' }),
    };
    let inquiries = 0;
    for (let minute = 0; minute < 50; minute += 1) {
      shop.clock.advance(60_000);
      inquiries += await inquireDue(shop.deps, silent);
    }
    expect(inquiries).toBeGreaterThan(5);
    expect(inquiries).toBeLessThan(30);
    expect(await state(order.paymentNo)).toBe('NET_CANCELED');
    await runRefunds(shop.deps, shop.deps.adapters.gateway);
    expect(await charged(order.paymentNo)).toEqual({ won: 0 });
  });

  it('applies a repeated verdict once', async () => {
    const order = await unanswered();
    const word = approved(order.paymentNo, order.payWon);
    await Promise.all([
      applyVerdict(shop.deps, order.paymentNo, word, 'inquiry'),
      applyVerdict(shop.deps, order.paymentNo, word, 'inquiry'),
    ]);
    await applyVerdict(shop.deps, order.paymentNo, { state: 'none' }, 'inquiry');
    await applyVerdict(
      shop.deps,
      order.paymentNo,
      { state: 'declined', reason: 'late' },
      'inquiry',
    );
    expect(await state(order.paymentNo)).toBe('PAID');
    expect(await stockOf(shop.db, order.skuNo)).toEqual({ onHand: 2, reserved: 0 });
  });

  it('returns the money of an approval that arrives after the payment has ended, once', async () => {
    const order = await unanswered();
    await shop.db.run(
      sql`update payment set state = 'APPROVING' where payment_no = ${order.paymentNo}`,
    );
    const declined = { state: 'declined', reason: '한도 초과' } as const;
    await applyVerdict(shop.deps, order.paymentNo, declined, 'approval');
    const error = jest.spyOn(shop.deps.log, 'error');
    const late = approved(order.paymentNo, order.payWon);
    await applyVerdict(shop.deps, order.paymentNo, late, 'inquiry');
    await applyVerdict(shop.deps, order.paymentNo, late, 'inquiry');
    expect(error).toHaveBeenCalledWith(
      { paymentNo: order.paymentNo, state: 'DECLINED' },
      'an approval of an ended payment goes back',
    );
    error.mockRestore();
    expect(await state(order.paymentNo)).toBe('DECLINED');
    expect(await runRefunds(shop.deps, shop.deps.adapters.gateway)).toBe(1);
    expect(await charged(order.paymentNo)).toEqual({ won: 0 });
    expect(await stockOf(shop.db, order.skuNo)).toEqual({ onHand: 3, reserved: 0 });
  });

  const declined = { state: 'declined', reason: '한도를 넘었어요.' } as const;

  it('voids what is declined after an approval without an answer, and tells the operator', async () => {
    for (const [before, source] of [
      ['UNKNOWN', 'inquiry'],
      ['UNKNOWN', 'approval'],
      // The process ended before the answer was stored.
      ['APPROVING', 'inquiry'],
    ] as const) {
      const { paymentNo, skuNo } = await unanswered();
      await shop.db.run(sql`update payment set state = ${before} where payment_no = ${paymentNo}`);
      const error = jest.spyOn(shop.deps.log, 'error');
      await Promise.all([
        applyVerdict(shop.deps, paymentNo, declined, source),
        applyVerdict(shop.deps, paymentNo, declined, source),
      ]);
      expect(error).toHaveBeenCalledWith(
        { paymentNo },
        'a payment was declined after an approval without an answer',
      );
      error.mockRestore();
      const view = await who.call(paymentCalls.view, { params: { paymentNo } });
      expect(view).toMatchObject({
        state: 'NET_CANCELED',
        reason: '한도를 넘었어요. 혹시 청구되었다면 자동으로 취소돼요.',
      });
      expect(await charged(paymentNo)).toEqual({ won: 40_000 });
      expect(await runRefunds(shop.deps, shop.deps.adapters.gateway)).toBe(1);
      expect(await charged(paymentNo)).toEqual({ won: 0 });
      expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 3, reserved: 0 });
    }
    expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  });

  it.each([declined, { state: 'none' } as const])(
    'looks once more after %j, and returns what was charged after the void',
    async (first) => {
      const { paymentNo, payWon } = await unanswered();
      await applyVerdict(shop.deps, paymentNo, first, 'inquiry');
      const { gateway } = shop.deps.adapters;
      // The void came before the charge, and found nothing.
      const early = { ...gateway, cancel: async () => 'done' as const };
      expect(await runRefunds(shop.deps, early)).toBe(1);
      expect(await charged(paymentNo)).toEqual({ won: payWon });
      shop.clock.advance(11 * 60_000);
      expect(await inquireDue(shop.deps, gateway)).toBe(1);
      expect(await runRefunds(shop.deps, gateway)).toBe(1);
      expect(await charged(paymentNo)).toEqual({ won: 0 });
      shop.clock.advance(60 * 60_000);
      expect(await inquireDue(shop.deps, gateway)).toBe(0);
    },
  );

  it('treats a network error as an unknown verdict, not a refusal', async () => {
    expect(await verdictOf(Promise.reject(new Error('ECONNRESET')))).toEqual({ state: 'unknown' });
  });
});

it('retries an unconfirmed refund and executes it once', async () => {
  const order = await unanswered();
  await applyVerdict(shop.deps, order.paymentNo, { state: 'none' }, 'inquiry');
  const gateway = shop.deps.adapters.gateway;
  let calls = 0;
  const deaf = {
    ...gateway,
    cancel: async (...args: Parameters<typeof gateway.cancel>) => {
      calls += 1;
      // The card company executes the refund, but its first response is lost.
      await gateway.cancel(...args);
      return calls > 1 ? ('done' as const) : ('later' as const);
    },
  };
  expect(await runRefunds(shop.deps, deaf)).toBe(0);
  expect(await runRefunds(shop.deps, deaf)).toBe(0);
  shop.clock.advance(6_000);
  expect(await runRefunds(shop.deps, deaf)).toBe(1);
  expect(calls).toBe(2);
  expect(await charged(order.paymentNo)).toEqual({ won: 0 });
});

it.each(everyActor)(
  'allows %s each of their moves of the table, with its history, and no other one',
  async (actor) => {
    const { paymentNo } = await unanswered();
    const states = Object.keys(paymentStates) as PaymentState[];
    const by = { actor, now: shop.clock.now() };
    const moves = () =>
      shop.db.one(
        countRow,
        sql`select count(*) from state_history where machine = 'payment' and ref = ${paymentNo} and actor = ${actor}`,
      );
    for (const from of states)
      for (const to of states) {
        await shop.db.run(sql`update payment set state = ${from} where payment_no = ${paymentNo}`);
        const before = (await moves()).count;
        const moved = shop.db.tx((tx) => movePayment(tx, { paymentNo, state: from }, to, by));
        const isLegal =
          paymentMoves[from].includes(to) && mayMove(actorsOfMoves.payment, { from, to, actor });
        if (isLegal) await moved;
        else await expect(moved).rejects.toMatchObject({ status: 409, code: 'STATE' });
        expect(await state(paymentNo)).toBe(isLegal ? to : from);
        expect((await moves()).count - before).toBe(isLegal ? 1 : 0);
      }
  },
);
