import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { buy, chooseGoods, type Goods } from './shopper-api';

interface Order {
  state: string;
  amounts: { refundedWon: number };
  items: { itemNo: number }[];
  shipments: { invoiceNo: string }[];
}

export const orderOf = (page: Page, orderNo: string) =>
  callApi<Order>(page, 'GET', `/order/v1/front/orders/${orderNo}`);

/** A delivered order of one kind of goods. */
export async function delivered(
  page: Page,
  qty: number,
): Promise<{ orderNo: string; goods: Goods }> {
  const [goods] = await chooseGoods(page, 1);
  if (!goods) throw new Error('The sample has no plain goods.');
  const orderNo = await buy(page, [{ skuNo: goods.skuNo, qty }]);
  const itemNos = (await orderOf(page, orderNo)).items.map(({ itemNo }) => itemNo);
  await callApi(page, 'POST', '/sandbox/fulfilment/seller', { kind: 'SHIPPED', orderNo, itemNos });
  const invoiceNo = (await orderOf(page, orderNo)).shipments[0]?.invoiceNo;
  const scan = { invoiceNo, kind: 'DELIVERED' };
  await callApi(page, 'POST', '/sandbox/fulfilment/courier', scan);
  return { orderNo, goods };
}
