import { callApi } from '@shop/tools/e2e/call-api';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';
import { signInAs } from './shopper';

test('says what a sign-in added to the basket, and shows it there', async ({ page }) => {
  const [goods] = await pickPlainGoods(page, 1, (found) => found);
  const skuNo = goods?.options.skus.find(({ available }) => available > 5)?.skuNo;
  await callApi(page, 'POST', '/order/v1/front/basket', { items: [{ skuNo, qty: 2 }] });
  await page.goto('/basket');
  await signInAs(page, /\(일반회원\)으로 로그인$/);
  await expect(page.getByText('로그인 전에 담은 상품 1개를 장바구니에 합쳤어요')).toBeVisible();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByRole('main')).toContainText(goods?.name ?? '');
  const { groups } = await callApi<{ groups: { items: { skuNo: number; qty: number }[] }[] }>(
    page,
    'GET',
    '/order/v1/front/basket',
  );
  expect(groups.flatMap(({ items }) => items)).toContainEqual(
    expect.objectContaining({ skuNo, qty: 2 }),
  );
});
