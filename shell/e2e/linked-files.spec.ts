import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';

const PRODUCT = '/goods/detail?goodsNo=229';

test('reloads a page as a whole document when the gateway no longer has its data', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.route('**/linked/*.json', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(PRODUCT);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  expect(documents).toHaveLength(2);
  await page.getByRole('button', { name: '비교하기' }).click();
  await expect(page.getByText('비교할 상품에 담았어요')).toBeVisible();
});

const firstReview = (page: Page) => page.locator('#reviews').getByRole('listitem').first();

test('shows what is below the first screen with its styles', async ({ page }) => {
  const linked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/linked/')) linked.push(pathname.split('.').pop() ?? '');
  });
  await page.goto(PRODUCT);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  await firstReview(page).scrollIntoViewIfNeeded();
  await expect(firstReview(page)).toBeVisible();
  // The data are preloaded, and used once.
  expect(linked).toEqual(['json']);
});

test('shows it all the same when its styles hang', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A wide screen waits for its style sheets.');
  await page.route('**/assets/goods/*.css', () => {});
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await firstReview(page).scrollIntoViewIfNeeded();
  await expect(firstReview(page)).toBeInViewport();
});
