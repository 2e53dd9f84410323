import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

test('joins at the first sign-in by keyboard, and finds the coupon of a first purchase', async ({
  page,
}, info) => {
  await page.goto('/common/login-auth?returnTo=%2Fmypage%2Fmy-coupon');
  await page.getByRole('button', { name: '처음 오는 고객으로 가입' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '온담 회원 가입' })).toBeVisible();
  const submit = page.getByRole('button', { name: '동의하고 가입하기' });
  await expect(submit).toBeVisible();
  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);

  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /필수.*14세/ })).toBeFocused();
  await page.getByRole('checkbox', { name: '필수 약관에 모두 동의해요' }).focus();
  await page.keyboard.press('Space');
  await submit.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: '쿠폰함' })).toBeVisible();
  await expect(page.getByText('첫 구매 10% 쿠폰').first()).toBeVisible();
});

test('sends somebody who has not signed in at the card company back to it', async ({ page }) => {
  await page.goto('/auth/join');
  await expect(page.getByRole('alert')).toContainText('다시 로그인해 주세요');
  await page.getByRole('link', { name: '다시 로그인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '온담 로그인' })).toBeVisible();
});

test('brings basket, heart and recently viewed goods of the visitor into the membership', async ({
  page,
}) => {
  const [goods] = await pickPlainGoods(page, 1, (found) => found);
  if (!goods) return;
  const skuNo = goods.options.skus.find(({ available }) => available > 5)?.skuNo;
  await callApi(page, 'POST', '/order/v1/front/basket', { items: [{ skuNo, qty: 2 }] });
  await page.goto(`/goods/detail?goodsNo=${goods.goodsNo}`);
  await page.waitForFunction(
    (goodsNo) => localStorage.getItem('shop.goods.recent')?.includes(goodsNo),
    String(goods.goodsNo),
  );
  await page.getByRole('button', { name: /찜$/ }).first().click();
  await page.waitForURL(/\/common\/login-auth/);
  await page.getByRole('button', { name: '처음 오는 고객으로 가입' }).click();
  await page.getByRole('checkbox', { name: '필수 약관에 모두 동의해요' }).check();
  await page.getByRole('button', { name: '동의하고 가입하기' }).click();
  await expect(page).toHaveURL(/\/goods\/detail/);
  await expect(page.getByText('찜했어요')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('shop.no-show-popup'))).toBe('"Y"');
  await page.goto('/mypage/favorite-goods');
  await expect(page.getByRole('main')).toContainText(goods.name);
  await page.goto('/mypage/favorite-goods?tab=recent');
  await expect(page.getByRole('list', { name: '최근 본 상품' })).toContainText(goods.name);
  await page.goto('/basket');
  await expect(page.getByRole('main')).toContainText(goods.name);
});
