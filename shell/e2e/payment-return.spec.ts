import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { openSheet, placeOrder } from '@shop/tools/e2e/place-order';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

test('finishes a payment whose return is a form of another site', async ({ page }) => {
  await signIn(page, '일반');
  const [skuNo] = await pickPlainGoods(
    page,
    1,
    ({ options }) => options.skus.find((sku) => sku.available >= 10)?.skuNo,
  );
  const { paymentNo } = await placeOrder(page, await openSheet(page, skuNo as number, 1));
  await page.goto(`/payment?paymentNo=${paymentNo}`);
  await page.waitForURL(/\/sandbox\/issuer\//);
  const shop = new URL(page.url()).hostname;
  await page.getByText('시험용 동작').click();
  await page.getByRole('button', { name: '다른 사이트에서 폼으로 돌아오기' }).click();
  await page.getByRole('button', { name: '쇼핑몰로 돌아가기' }).waitFor();
  expect(new URL(page.url()).hostname).not.toBe(shop);
  await page.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe(shop);
  const { state } = await callApi<{ state: string }>(page, 'GET', `/payment/v1/front/${paymentNo}`);
  expect(state).toBe('PAID');
});
