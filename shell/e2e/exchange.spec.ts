import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { delivered, type Order, orderOf } from './delivered-order';

/** An exchange for the same goods that asks for the fee of both ways. */
async function requestExchange(page: Page, orderNo: string): Promise<string> {
  const { items } = await orderOf(page, orderNo);
  const [{ itemNo, skuNo }] = items as [Order['items'][number]];
  const scope = { orderNo, items: [{ itemNo, qty: 1, skuNo }], reasonCd: 'OTHER' };
  const money = await callApi<{ payWon: number; refundWon: number }>(
    page,
    'POST',
    '/claim/v1/front/exchanges/estimate',
    scope,
  );
  expect(money.payWon).toBeGreaterThan(0);
  const visitOn = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const shown = { expectedPayWon: money.payWon, expectedRefundWon: money.refundWon };
  const { claimNo } = await callApi<{ claimNo: string }>(
    page,
    'POST',
    '/claim/v1/front/exchanges',
    { ...scope, visitOn, ...shown },
  );
  return claimNo;
}

test('pays for an exchange in the payment window and comes back to it', async ({ page }) => {
  await signIn(page, '일반');
  const orderNo = await delivered(page);
  const claimNo = await requestExchange(page, orderNo);
  const path = `/mypage/claim/detail?claimNo=${claimNo}`;
  await page.goto(path);
  const pay = page.getByRole('region', { name: '결제', exact: true });
  await pay.getByRole('button', { name: /원 결제하기$/ }).click();
  await page.getByText('시험용 동작').click();
  await page.getByRole('button', { name: '승인 거절', exact: true }).click();
  await expect(page).toHaveURL(path, { timeout: 20_000 });
  await pay.getByRole('button', { name: /원 결제하기$/ }).click();
  await page.getByRole('button', { name: '결제 승인', exact: true }).click();
  await expect(page).toHaveURL(path, { timeout: 20_000 });
  await expect(page.getByText('결제한 금액')).toBeVisible();
  await expect(page.getByRole('list', { name: '진행 이력' })).toContainText('교환 신청');
  await page.getByRole('button', { name: '신청 철회' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '신청 철회' }).click();
  await expect(page.getByText(/결제한 [\d,]+원은 모두 돌려드려요/).first()).toBeVisible();
});
