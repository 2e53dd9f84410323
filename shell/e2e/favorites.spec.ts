import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const LIST = '/display/category?categoryNo=1';
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /찜$/ });

/** Leaves the member without favourites. */
async function clearFavorites(page: Page): Promise<void> {
  const { goodsNos } = await callApi<{ goodsNos: number[] }>(
    page,
    'GET',
    '/member/v1/front/favorite/marks',
  );
  if (goodsNos.length > 0)
    await callApi(page, 'POST', '/member/v1/front/favorite/remove', { goodsNos });
}

test('a heart that a visitor presses is set when they come back from signing in', async ({
  page,
}) => {
  await signIn(page);
  await clearFavorites(page);
  await page.context().clearCookies();

  await page.goto(LIST);
  const name = (await hearts(page).first().getAttribute('aria-label')) ?? '';
  await hearts(page).first().click();
  await page.waitForURL(/\/common\/login-auth/);
  await signIn(page);
  await page.goto(LIST);
  const heart = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('찜했어요')).toBeVisible();
  await page.goto('/mypage/favorite-goods');
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('hearts of another tab follow, and one request reads the marks of a list', async ({
  page,
  context,
}) => {
  await signIn(page);
  await clearFavorites(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/favorite/marks')) reads.push(request.url());
  });
  await page.goto(LIST);
  const heart = hearts(page).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const other = await context.newPage();
  await other.goto(LIST);
  await hearts(other).first().click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(reads).toHaveLength(1);
});

test('is rolled back with a word when the network is gone', async ({ page }) => {
  await signIn(page);
  await clearFavorites(page);
  await page.goto(LIST);
  const heart = hearts(page).first();
  await expect(heart).toBeVisible();
  await page.route('**/front/favorite', (route) => route.abort('failed'));
  await heart.click();
  await expect(page.getByText('인터넷 연결을 확인해 주세요').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('leaves a list the same document for everybody', async ({ page }) => {
  const asVisitor = await (await page.request.get(LIST)).text();
  expect(asVisitor).not.toContain('aria-pressed="true"');
  expect(asVisitor).not.toMatch(/ 찜"/);
});
