import type { Page } from '@playwright/test';
import { expect } from '@shop/tools/e2e/fixtures';
import { chooseGoods, downloadCoupons, putInBasket } from './order-api';

/** Clicks the given button of the payment window. */
export async function answerPaymentWindow(page: Page, answer: string): Promise<void> {
  await page.waitForURL(/\/sandbox\/issuer\//);
  // All other answers are inside a collapsed section.
  if (answer !== '결제 승인') await page.getByText('시험용 동작').click();
  await page.getByRole('button', { name: answer, exact: true }).click();
}

export async function openSheet(page: Page): Promise<void> {
  const [a, b] = await chooseGoods(page, 2);
  if (!a || !b) return;
  await downloadCoupons(page, [a.goodsNo, b.goodsNo]);
  await putInBasket(page, [
    { skuNo: a.skuNos[0], qty: 2 },
    { skuNo: b.skuNos[0], qty: 1 },
  ]);
  await page.goto('/basket');
  await page.getByRole('button', { name: /주문하기$/ }).click();
  await expect(page).toHaveURL(/\/order\/sheet\?sheetNo=/);
}

export const payButton = (page: Page) => page.getByRole('button', { name: /원 결제하기$/ });
export const agreeToAll = (page: Page) => page.getByRole('checkbox', { name: '전체 동의' }).click();
export const waitForAmounts = (page: Page) =>
  expect(page.getByRole('region', { name: '결제 금액' })).toHaveAttribute('aria-busy', 'false');
