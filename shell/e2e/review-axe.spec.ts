import type { Page, TestInfo } from '@playwright/test';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';
import { delivered, orderOf } from './delivered-order';

/** Checks what is on the screen, with contrast in every colour mode. */
async function check(page: Page, info: TestInfo): Promise<void> {
  await page.evaluate(stopMotion);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
}

test('has no serious finding in 나의 후기, its form and what was written', async ({
  page,
}, info) => {
  await signIn(page, '일반');
  const orderNo = await delivered(page);
  const { items } = await orderOf(page, orderNo);
  const name = items[0]?.goodsName;
  await page.goto('/mypage/review');
  await injectAxe(page);
  const write = page.getByRole('button', { name: `${name} 후기 쓰기` }).last();
  await expect(write).toBeVisible();
  await check(page, info);

  await write.click();
  const form = page.getByRole('dialog', { name: '후기 쓰기' });
  await expect(form.getByRole('textbox')).toBeVisible();
  await check(page, info);
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByText('별점을 골라 주세요')).toBeVisible();
  await check(page, info);
  await form.getByRole('radio', { name: '4점 좋아요' }).check();
  await form.getByRole('textbox').fill('한 달 써 보니 처음과 같아서 만족하며 쓰고 있어요.');
  await form.getByRole('button', { name: '등록하기' }).click();

  await expect(page).toHaveURL(/mypage\/review\?tab=written/);
  await expect(page.getByRole('article', { name: `${name} 후기` }).first()).toBeVisible();
  // While it fades, its contrast is not that of its colours.
  const toast = page.getByText(/^후기를 남겼어요/);
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  await check(page, info);
});

test('has no serious finding in 알림', async ({ page }, info) => {
  await signIn(page, '일반');
  await delivered(page);
  await page.goto('/mypage');
  await injectAxe(page);
  await page.getByRole('button', { name: /^알림/ }).click();
  const modal = page.getByRole('dialog', { name: '알림' });
  await expect(modal.getByRole('link').first()).toBeVisible();
  await check(page, info);
});
