import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';

/** The page of the link on which the mouse rests, or a finger is, is drawn hidden before the click. */

const mouseOnly = (project: string) => test.skip(project !== 'desktop', 'A finger does not hover.');
const fingerOnly = (project: string) => test.skip(project === 'desktop', 'A desktop has a mouse.');

const drawnAhead = (page: Page) => page.locator('[data-hidden] h1');
/** A page with `display: none` has no layout, so the click would have to wait for it. */
const isLaidOut = (page: Page) =>
  drawnAhead(page).evaluate((heading) => heading.getBoundingClientRect().height > 0);
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
}, { project }) => {
  mouseOnly(project.name);
  const card = await restOnFirstCard(page);
  expect(await viewedGoods(page)).toBe(0);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await drawnAhead(page).evaluate((heading) => heading.setAttribute('data-seen', ''));
  await card.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('data-seen', '');
  await expect.poll(() => viewedGoods(page)).toBe(1);
  await expect(page.locator('#main')).toHaveCount(1);
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('drops it when another page is opened', async ({ page }, { project }) => {
  mouseOnly(project.name);
  await restOnFirstCard(page);
  await page.getByRole('banner').getByRole('link', { name: '온담' }).press('Enter');
  await expect(page).toHaveURL(/\/main$/);
  expect(await viewedGoods(page)).toBe(0);
  await expect(page.locator('main')).toHaveCount(2);
});

/** A finger on the first card, and what it does next. */
async function touchFirstCard(page: Page) {
  await page.goto('/display/category?categoryNo=4');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('article').getByRole('link').first();
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', movedY = 0) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 9, y: y + 9 + movedY }],
    });
  await touch('touchStart');
  await expect(drawnAhead(page)).toHaveCount(1);
  return { card, touch };
}

test('shows what was drawn while the finger was down', async ({ page }, { project }) => {
  fingerOnly(project.name);
  const { card, touch } = await touchFirstCard(page);
  expect(await viewedGoods(page)).toBe(0);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await drawnAhead(page).evaluate((heading) => heading.setAttribute('data-seen', ''));
  await touch('touchEnd');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-seen', '');
  await expect.poll(() => viewedGoods(page)).toBe(1);
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('drops it when the finger scrolls', async ({ page }, { project }) => {
  fingerOnly(project.name);
  const { touch } = await touchFirstCard(page);
  for (const movedY of [-20, -60, -120]) await touch('touchMove', movedY);
  await expect(drawnAhead(page)).toHaveCount(0);
  await touch('touchEnd');
  await expect(page).toHaveURL(/categoryNo=4/);
  expect(await viewedGoods(page)).toBe(0);
});
