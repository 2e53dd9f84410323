import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { expect, test } from '@shop/tools/e2e/fixtures';
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
