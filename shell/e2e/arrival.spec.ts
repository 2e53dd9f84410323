import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { openSheet, placeOrder } from '@shop/tools/e2e/place-order';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

const DAY = /^\d{1,2}\.\d{1,2}\(.\) 도착 예정$/;

/** The first day of arrival on the page, with its colour. */
async function arrivalOn(page: Page, path: string) {
  await page.goto(path);
  const day = page.getByRole('main').getByText(DAY).first();
  await expect(day, path).toBeVisible();
  return {
    text: await day.textContent(),
    color: await day.evaluate((element) => getComputedStyle(element).color),
  };
}

test('names the day of arrival in the same words and colour from the basket to the order', async ({
  page,
}) => {
  await signIn(page);
  const [skuNo = 0] = await pickPlainGoods(
    page,
    1,
    ({ options }) => options.skus.find(({ available }) => available >= 10)?.skuNo,
  );
  await callApi(page, 'POST', '/order/v1/front/basket', { items: [{ skuNo, qty: 1 }] });
  const basket = await arrivalOn(page, '/basket');
  const sheetNo = await openSheet(page, skuNo, 1);
  const sheet = await arrivalOn(page, `/order/sheet?sheetNo=${sheetNo}`);
  const { orderNo, paymentNo } = await placeOrder(page, sheetNo);
  await page.goto(`/payment?paymentNo=${paymentNo}`);
  await page.getByRole('button', { name: '결제 승인', exact: true }).click();
  await expect(page).toHaveURL(/\/order\/complete/);
  const complete = await arrivalOn(page, `/order/complete?orderNo=${orderNo}`);
  const list = await arrivalOn(page, '/mypage/order/list');
  const detail = await arrivalOn(page, `/mypage/order/detail?orderNo=${orderNo}`);
  expect([sheet, complete, list, detail]).toEqual([sheet, sheet, sheet, sheet]);
  expect(basket.color).toBe(sheet.color);
});
