import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';

/** The page of the link on which the mouse rests, or a finger or a mouse button is, is drawn hidden before the click. */

const mouseOnly = (project: string) => test.skip(project !== 'desktop', 'A finger does not hover.');
const fingerOnly = (project: string) => test.skip(project === 'desktop', 'A desktop has a mouse.');

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
}, { project }) => {
  mouseOnly(project.name);
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

test('drops it when another page is opened', async ({ page }, { project }) => {
  mouseOnly(project.name);
  await restOnFirstCard(page);
  await page.getByRole('banner').getByRole('link', { name: '온담' }).press('Enter');
  await expect(page).toHaveURL(/\/main$/);
  expect(await viewedGoods(page)).toBe(0);
  await expect(page.locator('main')).toHaveCount(2);
});

/** The middle of the first card's link, with the mouse button down on it. */
async function pressFirstCard(page: Page) {
  await page.goto('/display/category?categoryNo=4');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('article').getByRole('link').first();
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 9, y + 9);
  await page.mouse.down();
  return { card, x, y };
}

test('draws it when the mouse button is down, and opens nothing when the pointer is moved away', async ({
  page,
}, { project }) => {
  mouseOnly(project.name);
  await pressFirstCard(page);
  await expect(drawnAhead(page)).toHaveCount(1);
  await expect(page).toHaveURL(/categoryNo=4$/);
  await page.mouse.move(2, 2, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/categoryNo=4$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await viewedGoods(page)).toBe(0);
});

test('lets the mouse drag a link, and opens nothing', async ({ page }, { project }) => {
  mouseOnly(project.name);
  const { x, y } = await pressFirstCard(page);
  const dragged = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('dragstart', ({ dataTransfer, defaultPrevented }) =>
          resolve(defaultPrevented ? 'prevented' : dataTransfer?.getData('text/uri-list')),
        );
      }),
  );
  await page.mouse.move(x + 60, y + 40, { steps: 6 });
  expect(await dragged).toContain('/goods/detail?goodsNo=');
  await page.mouse.up();
  await expect(page).toHaveURL(/categoryNo=4$/);
  await expect(drawnAhead(page)).toHaveCount(0);
});

test('leaves a click with Ctrl and one of the middle button to the browser', async ({ page }, {
  project,
}) => {
  mouseOnly(project.name);
  await page.goto('/display/category?categoryNo=4');
  const card = page.getByRole('article').getByRole('link').first();
  for (const how of [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }] as const) {
    const opened = page.context().waitForEvent('page');
    await card.click(how as never);
    const tab = await opened;
    await expect(tab).toHaveURL(/\/goods\/detail\?goodsNo=/);
    await tab.close();
  }
  await expect(page).toHaveURL(/categoryNo=4$/);
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
