import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const CATEGORY = '/display/category?categoryNo=4';

/** Bytes that the document took on its way, headers included. */
const documentBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return document?.transferSize ?? 0;
  });

const openAgain = async (page: Page, path = CATEGORY): Promise<number> => {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  return documentBytes(page);
};

test('does not send a document again while its content is the same', async ({ page }) => {
  expect(await openAgain(page)).toBeGreaterThan(10_000);
  expect(await openAgain(page)).toBeLessThan(1_000);
  const card = page.getByRole('article').getByRole('link').first();
  const name = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 10));
});

test('does not send the home page again while only its countdown goes on', async ({ page }) => {
  expect(await openAgain(page, '/main')).toBeGreaterThan(10_000);
  const timer = page.getByRole('timer').first();
  const figures = await timer.textContent();
  await expect(timer).not.toHaveText(figures ?? '');
  expect(await openAgain(page, '/main')).toBeLessThan(1_000);
  await expect(timer).not.toHaveText(figures ?? '');
});

test('sends it again to the visitor who has signed in', async ({ page }) => {
  await openAgain(page);
  await signIn(page, '일반');
  expect(await openAgain(page)).toBeGreaterThan(10_000);
  await expect(page.getByRole('link', { name: '로그인' })).toHaveCount(0);
});
