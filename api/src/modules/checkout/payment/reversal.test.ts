import { orderCalls, orderSheetCalls, paymentCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { depositInto, orderByDeposit } from '../../../testing/deposits';
import { stockOf } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { runCashReceipts } from './cash-receipt';
import { inquireDue } from './payment.jobs';
import { runRefunds } from './refund';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});

const gateway = () => shop.deps.adapters.gateway;
const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });
const mismatches = () => findMismatches(shop.db, shop.clock.now());

async function paidOrder() {
  const cashReceipt = { type: 'INCOME' as const, number: '010-2030-1101' };
  const order = await orderByDeposit(shop, who, { cashReceipt });
  await depositInto(shop, order.deposit.accountNo, 40_000);
  await runCashReceipts(shop.deps, gateway());
  expect((await detail(order.orderNo)).state).toBe('PAY_DONE');
  return order;
}

/** The bank takes back what arrived for this payment, and the next inquiry shows it. */
async function takeBack(paymentNo: string) {
  await shop.db.run(sql`
    delete from sandbox_deposit where tid = (
      select tid from sandbox_account where merchant_order_no = ${paymentNo})`);
  shop.clock.advance(11 * 60_000);
  await inquireDue(shop.deps, gateway());
  await runRefunds(shop.deps, gateway());
  await who.signIn();
}

describe('a deposit that the bank takes back', () => {
  it('cancels an order that is not yet prepared, returns its stock and closes the account', async () => {
    const error = jest.spyOn(shop.deps.log, 'error');
    const { orderNo, sheetNo, paymentNo, skuNo, deposit } = await paidOrder();
    await takeBack(paymentNo);
    expect(error).toHaveBeenCalledWith(
      { paymentNo, isUndone: true },
      'the bank took back the deposit of a paid order',
    );
    error.mockRestore();
    expect((await detail(orderNo)).state).toBe('CANCEL_DONE');
    expect(await who.call(paymentCalls.view, { params: { paymentNo } })).toMatchObject({
      state: 'NET_CANCELED',
      reason: '은행이 입금을 취소해서 주문도 취소했어요.',
    });
    expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 3, reserved: 0 });
    const sheet = await who.call(orderSheetCalls.view, { params: { sheetNo } });
    expect(sheet.amounts.payWon).toBe(40_000);
    await expect(depositInto(shop, deposit.accountNo, 40_000)).rejects.toThrow('ACCOUNT_CLOSED');
    await runCashReceipts(shop.deps, gateway());
    expect(
      await shop.db.one(
        z.object({ canceledAmount: z.number() }),
        sql`select canceled_amount from sandbox_cash_receipt where merchant_order_no = ${paymentNo}`,
      ),
    ).toEqual({ canceledAmount: 40_000 });
    expect(await mismatches()).toEqual([]);
  });

  it('is named by the nightly check when goods are being prepared, until it is paid again', async () => {
    const { orderNo, paymentNo, deposit } = await paidOrder();
    await shop.db.script(`
      update order_item set state = 'PRODUCT_PREPARE' where order_no = '${orderNo}';
      update orders set status = 'PRODUCT_PREPARE' where order_no = '${orderNo}'`);
    await takeBack(paymentNo);
    expect((await detail(orderNo)).state).toBe('PRODUCT_PREPARE');
    expect(await mismatches()).toEqual([
      {
        check: 'a deposit that paid an order was not taken back by the bank',
        ref: paymentNo,
        detail: 'PRODUCT_PREPARE: ask the buyer to pay, or stop the delivery',
      },
    ]);
    await depositInto(shop, deposit.accountNo, 40_000);
    await runRefunds(shop.deps, gateway());
    expect(await mismatches()).toEqual([]);
    expect((await detail(orderNo)).payment).toMatchObject({ state: 'PAID', depositReturns: [] });
  });
});

it('returns a second deposit whose notice was lost, also after the order was paid', async () => {
  const { orderNo, paymentNo, deposit } = await paidOrder();
  await depositInto(shop, deposit.accountNo, 40_000, { notice: 'NONE' });
  shop.clock.advance(11 * 60_000);
  await inquireDue(shop.deps, gateway());
  await runRefunds(shop.deps, gateway());
  await who.signIn();
  const { state, payment } = await detail(orderNo);
  expect(state).toBe('PAY_DONE');
  expect(payment?.depositReturns).toMatchObject([{ amountWon: 40_000, stateName: '환불완료' }]);
  const { inquireAt } = await shop.db.one(
    z.object({ inquireAt: z.date().nullable() }),
    sql`select inquire_at from payment where payment_no = ${paymentNo}`,
  );
  expect(inquireAt).not.toBeNull();
});
