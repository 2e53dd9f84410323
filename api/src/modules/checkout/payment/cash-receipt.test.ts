import { claimCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import type { PaymentGateway } from '../../../ports';
import { depositInto, orderByDeposit } from '../../../testing/deposits';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';
import { runCashReceipts } from './cash-receipt';
import { expireOrders } from './expiry';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});

const gateway = () => shop.deps.adapters.gateway;
const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });

const setRefundAccount = (paymentNo: string) =>
  who.call(paymentCalls.setRefundAccount, {
    params: { paymentNo },
    body: { bankCd: '088', accountNo: '110123456789', holderName: '김하늘' },
  });

/** Cancels one piece of 40,000 won. */
async function cancelOne(orderNo: string) {
  const { items } = await detail(orderNo);
  return who.call(claimCalls.cancel, {
    body: {
      orderNo,
      items: [{ itemNo: items[0]?.itemNo as number, qty: 1 }],
      reasonCd: 'CHANGED_MIND',
      expectedRefundWon: 40_000,
    },
  });
}

describe('a cash receipt', () => {
  const receipts = (paymentNo: string) =>
    shop.db.rows(
      z.object({ type: z.string(), amount: z.number(), canceledAmount: z.number() }),
      sql`
      select type, amount, canceled_amount from sandbox_cash_receipt
      where merchant_order_no = ${paymentNo}`,
    );

  it('is issued once the money is there, and lowered by a refund', async () => {
    const { orderNo, paymentNo, deposit } = await orderByDeposit(shop, who, {
      qty: 2,
      cashReceipt: { type: 'INCOME', number: '010-2030-1101' },
    });
    await runCashReceipts(shop.deps, gateway());
    expect(await receipts(paymentNo)).toEqual([]);
    await depositInto(shop, deposit.accountNo, 80_000);
    await runCashReceipts(shop.deps, gateway());
    await runCashReceipts(shop.deps, gateway());
    expect(await receipts(paymentNo)).toEqual([
      { type: 'INCOME', amount: 80_000, canceledAmount: 0 },
    ]);
    const { payment } = await detail(orderNo);
    expect(payment?.cashReceipt).toEqual({
      typeName: '소득공제',
      numberMasked: '010-****-1101',
      stateName: '발급 완료',
    });
    await setRefundAccount(paymentNo);
    await cancelOne(orderNo);
    await runCashReceipts(shop.deps, gateway());
    await runCashReceipts(shop.deps, gateway());
    expect(await receipts(paymentNo)).toEqual([
      { type: 'INCOME', amount: 80_000, canceledAmount: 40_000 },
    ]);
  });

  it('is lowered once by each refund when the answer to the first is lost', async () => {
    const { orderNo, paymentNo, deposit } = await orderByDeposit(shop, who, {
      qty: 3,
      cashReceipt: { type: 'INCOME', number: '010-2030-1101' },
    });
    await depositInto(shop, deposit.accountNo, 120_000);
    await runCashReceipts(shop.deps, gateway());
    await setRefundAccount(paymentNo);
    const deaf = {
      ...gateway(),
      cancelCashReceipt: async (...args: Parameters<PaymentGateway['cancelCashReceipt']>) => {
        await gateway().cancelCashReceipt(...args);
        return false;
      },
    };
    await cancelOne(orderNo);
    await runCashReceipts(shop.deps, deaf);
    await cancelOne(orderNo);
    for (let minute = 0; minute < 3; minute += 1) {
      shop.clock.advance(60_000);
      await runCashReceipts(shop.deps, gateway());
    }
    expect(await receipts(paymentNo)).toEqual([
      { type: 'INCOME', amount: 120_000, canceledAmount: 80_000 },
    ]);
  });

  it('is not issued for an order that expires', async () => {
    const { orderNo, paymentNo } = await orderByDeposit(shop, who, {
      cashReceipt: { type: 'EXPENSE', number: '220-81-62517' },
    });
    shop.clock.advance(3 * 86_400_000);
    await expireOrders(shop.deps);
    await runCashReceipts(shop.deps, gateway());
    expect(await receipts(paymentNo)).toEqual([]);
    await who.signIn();
    expect((await detail(orderNo)).payment?.cashReceipt?.stateName).toBe('발급 안 함');
  });
});
