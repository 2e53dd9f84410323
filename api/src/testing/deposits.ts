import {
  basketCalls,
  type CashReceiptRequest,
  type DepositAccount,
  orderCalls,
  orderSheetCalls,
  paymentCalls,
  paymentTestCalls,
} from '@shop/shared/contracts';
import { openSheet, placeBody } from './checkout';
import { addGoods } from './goods';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

export interface DepositOrder {
  orderNo: string;
  sheetNo: string;
  paymentNo: string;
  skuNo: number;
  /** Where to deposit, once the account is issued. */
  deposit: DepositAccount;
}

/** Orders goods of 40,000 won by virtual account of 신한은행 and requests the account. */
export async function orderByDeposit(
  shop: TestShop,
  who: Visitor,
  more: { qty?: number; cashReceipt?: CashReceiptRequest; isFromBasket?: boolean } = {},
): Promise<DepositOrder> {
  const { qty = 1, cashReceipt = null, isFromBasket = false } = more;
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 3 });
  const choices = {
    couponIssueNos: [],
    payMethod: 'VIRTUAL_ACCOUNT' as const,
    bankCd: '088' as const,
  };
  let sheet = await openSheet(who, [{ skuNo, qty }], choices);
  if (isFromBasket) {
    await who.call(basketCalls.add, { body: { items: [{ skuNo, qty }] } });
    const { sheetNo } = await who.call(orderSheetCalls.create, { body: { source: 'BASKET' } });
    sheet = await who.call(orderSheetCalls.calculate, { params: { sheetNo }, body: choices });
  }
  const order = await who.call(orderCalls.place, { body: { ...placeBody(sheet), cashReceipt } });
  const { paymentNo, orderNo } = order;
  const { payment } = await who.call(paymentCalls.ready, { body: { paymentNo } });
  const { sheetNo } = sheet;
  return { orderNo, sheetNo, paymentNo, skuNo, deposit: payment.deposit as DepositAccount };
}

/** Pays into a virtual account of the sandbox. @returns the statuses with which the shop answered the notices */
export async function depositInto(
  shop: TestShop,
  accountNo: string,
  amountWon: number,
  more: {
    isLate?: boolean;
    notice?: 'ONCE' | 'TWICE' | 'NONE' | 'LATE' | 'FORGED' | 'GARBAGE' | 'UNKNOWN';
  } = {},
): Promise<number[]> {
  const { isLate = false, notice = 'ONCE' } = more;
  const body = { accountNo, amountWon, isLate, notice };
  return (await shop.visitor().call(paymentTestCalls.deposit, { body })).statuses;
}

/** Cancels the orders of this member that wait for a deposit: a member may have only a few. */
export async function cancelWaiting(who: Visitor): Promise<void> {
  const { orders } = await who.call(orderCalls.list, { query: { state: 'depositWait' } });
  for (const { deposit } of orders) {
    if (deposit) await who.call(paymentCalls.cancel, { params: { paymentNo: deposit.paymentNo } });
  }
}
