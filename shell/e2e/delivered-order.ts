import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect } from '@shop/tools/e2e/fixtures';
import { openSheet, placeOrder } from '@shop/tools/e2e/place-order';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

export interface Order {
  items: { itemNo: number; skuNo: number; goodsName: string }[];
  shipments: { invoiceNo: string }[];
}

export const orderOf = (page: Page, orderNo: string) =>
  callApi<Order>(page, 'GET', `/order/v1/front/orders/${orderNo}`);

/** A paid order of one piece that is on its way. */
export async function shipped(page: Page): Promise<string> {
  const [skuNo] = await pickPlainGoods(
    page,
    1,
    ({ options }) => options.skus.find((sku) => sku.available >= 10)?.skuNo,
  );
  const { paymentNo, orderNo } = await placeOrder(page, await openSheet(page, skuNo as number, 1));
  await page.goto(`/payment?paymentNo=${paymentNo}`);
  await page.getByRole('button', { name: '결제 승인', exact: true }).click();
  await expect(page).toHaveURL(/\/order\/complete/);
  const itemNos = (await orderOf(page, orderNo)).items.map(({ itemNo }) => itemNo);
  await callApi(page, 'POST', '/sandbox/fulfilment/seller', { kind: 'SHIPPED', orderNo, itemNos });
  return orderNo;
}

/** Brings what is on its way. */
export async function deliver(page: Page, orderNo: string): Promise<void> {
  const invoiceNo = (await orderOf(page, orderNo)).shipments[0]?.invoiceNo;
  await callApi(page, 'POST', '/sandbox/fulfilment/courier', { invoiceNo, kind: 'DELIVERED' });
}

/** A paid and delivered order of one piece. */
export async function delivered(page: Page): Promise<string> {
  const orderNo = await shipped(page);
  await deliver(page, orderNo);
  return orderNo;
}
