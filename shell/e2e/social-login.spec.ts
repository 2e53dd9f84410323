import type { Page } from '@playwright/test';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

const toProvider = async (page: Page, returnTo: string) => {
  await page.goto(`/common/login-auth?${new URLSearchParams({ returnTo })}`);
  await page.getByRole('button', { name: '온담 계정으로 로그인' }).click();
  await expect(page.getByRole('heading', { name: '어느 계정으로 계속할까요?' })).toBeVisible();
};

test('joins with an account of another company, by keyboard, and is back where it began', async ({
  page,
}, info) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await toProvider(page, '/mypage/my-coupon');
  await page.getByRole('button', { name: /처음 오는 계정/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '온담 회원 가입' })).toBeVisible();
  await expect(page.getByRole('table', { name: '온담 계정에서 받는 정보' })).toBeVisible();
  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
  const submit = page.getByRole('button', { name: '동의하고 가입하기' });
  await page.getByRole('checkbox', { name: '필수 약관에 모두 동의해요' }).focus();
  await page.keyboard.press('Space');
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /휴대폰/ })).toBeFocused();
  await page.keyboard.type('01055551234');
  await page.getByRole('textbox', { name: /생년월일/ }).focus();
  await page.keyboard.type('19900315');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '쿠폰함' })).toBeVisible();
  await expect(page.getByText('첫 구매 10% 쿠폰').first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('says that the shopper cancelled, and keeps where they wanted to go', async ({ page }) => {
  await toProvider(page, '/basket');
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page.getByText(/로그인을 취소했어요/)).toBeVisible();
  await expect(page).toHaveURL(/\/common\/login-auth\?returnTo=%2Fbasket$/);
});

test('connects an account to a member, who signs in with it, and takes it back', async ({
  page,
}) => {
  await signIn(page, '법인');
  await page.goto('/mypage/my-info');
  await page.getByRole('button', { name: '온담 계정 연결하기' }).click();
  await page.getByRole('button', { name: /김온유/ }).click();
  await expect(page).toHaveURL(/\/mypage\/my-info$/);
  await expect(page.getByText('로그인을 연결했어요')).toBeVisible();
  const ways = page.getByRole('list', { name: '연결된 로그인' });
  await expect(ways.getByText('on***@example.com')).toBeVisible();
  await page.context().clearCookies();
  await toProvider(page, '/mypage/my-info');
  await page.getByRole('button', { name: /김온유/ }).click();
  await expect(ways.getByText('on***@example.com')).toBeVisible();
  await page.getByRole('button', { name: '온담 계정 연결 끊기' }).click();
  await page.getByRole('button', { name: '연결 끊기', exact: true }).click();
  await expect(page.getByRole('button', { name: '온담 계정 연결하기' })).toBeVisible();
});
