import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { putInBasket } from './shopper';

/** mfe-goods draws the coupons of a line in the basket, which is a page of mfe-order. */

const LOST = '쿠폰을 불러오지 못했어요. 잠시 후 다시 시도해 주세요';

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto('/goods/detail?goodsNo=1094');
  await putInBasket(page);
  await expect(page.getByText(/담았어요/).first()).toBeVisible();
});

test('takes a coupon in the basket, and the prices with coupons are read again', async ({
  page,
}) => {
  // An earlier run may have taken it: the sheet offers it again, and the server says so.
  await page.route('**/coupon/issuable?*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('"ISSUED"', '"AVAILABLE"') });
  });
  await page.goto('/basket');
  await page
    .getByRole('button', { name: /쿠폰 받기$/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: '쿠폰 받기' });
  const basket = page.waitForResponse((response) => /\/front\/basket$/.test(response.url()));
  await sheet
    .getByRole('button', { name: /쿠폰 받기$/ })
    .first()
    .click();
  await expect(page.getByText(/쿠폰 \d+장을 받았어요|이미 받은 쿠폰이에요/).first()).toBeVisible();
  expect((await basket).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('a basket without the coupons’ remote says so, and goes on', async ({ page }) => {
  await page.route('**/assets/goods/**/*.js', (route) => route.abort());
  await page.goto('/basket');
  await page
    .getByRole('button', { name: /쿠폰 받기$/ })
    .first()
    .click();
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(page.getByRole('dialog', { name: '쿠폰 받기' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /수량 늘리기/ }).first()).toBeEnabled();
  await page.unroute('**/assets/goods/**/*.js');
  await page
    .getByRole('button', { name: /쿠폰 받기$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '쿠폰 받기' })).toBeVisible();
});
