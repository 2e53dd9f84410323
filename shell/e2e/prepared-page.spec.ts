import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';

/** The page of the link on which the mouse rests is drawn hidden before the click. */

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'A finger does not hover.');
});

const drawnAhead = (page: Page) => page.locator('[data-hidden] h1');
const viewedGoods = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shop.goods.recent') ?? '[]').length);

async function restOnFirstCard(page: Page) {
  await page.goto('/display/category?categoryNo=4');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('article').getByRole('link').first();
  await card.hover();
  await expect(drawnAhead(page)).toHaveCount(1);
  return card;
}

test('shows what was drawn while the mouse rested, and counts it as viewed from then on', async ({
  page,
}) => {
  const card = await restOnFirstCard(page);
  expect(await viewedGoods(page)).toBe(0);
  await drawnAhead(page).evaluate((heading) => heading.setAttribute('data-seen', ''));
  await card.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('data-seen', '');
  await expect.poll(() => viewedGoods(page)).toBe(1);
  await expect(page.locator('#main')).toHaveCount(1);
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('drops it when another page is opened', async ({ page }) => {
  await restOnFirstCard(page);
  await page.getByRole('banner').getByRole('link', { name: '온담' }).press('Enter');
  await expect(page).toHaveURL(/\/main$/);
  expect(await viewedGoods(page)).toBe(0);
  await expect(page.locator('main')).toHaveCount(2);
});
