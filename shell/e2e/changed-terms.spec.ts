import type { Page } from '@playwright/test';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

const terms = [
  { code: '901', title: '이용약관', version: '2026-01-01', summary: '제3조 청약철회를 고쳤어요.' },
];

/** No operator publishes a version in the trial shop. */
const publish = (page: Page, sent: unknown[]) =>
  page.route('**/member/v1/front/my-terms', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') sent.push(request.postDataJSON());
    const payload = request.method() === 'POST' ? {} : { terms };
    await route.fulfill({ json: { code: '0000', message: '', payload } });
  });

test('asks by keyboard for the consent to what changed, and goes on to the page', async ({
  page,
}, info) => {
  await signIn(page);
  const sent: unknown[] = [];
  await publish(page, sent);
  await page.goto('/auth/terms?returnTo=%2Fbasket');
  await page.getByLabel('이용약관 전문').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '제1조 목적' })).toBeVisible();
  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
  await page.getByRole('checkbox', { name: /이용약관에 동의해요/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: '동의하고 계속하기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/basket$/);
  expect(sent).toEqual([{ terms: [{ code: '901', version: '2026-01-01' }] }]);
});

test('leads to leaving who does not agree, and a visitor home', async ({ page }) => {
  await page.goto('/auth/terms');
  await expect(page).toHaveURL(/\/main$/);
  await signIn(page);
  await publish(page, []);
  await page.goto('/auth/terms');
  await page.getByRole('link', { name: '회원 탈퇴' }).click();
  await expect(page.getByRole('dialog', { name: '회원 탈퇴' })).toBeVisible();
});
