import { expect, test } from '@shop/tools/e2e/fixtures';

test('gives lists of goods six columns on wide screens', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'Phone screens are narrower.');
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const path of ['/main', '/products?type=best', '/searchResult?q=코트']) {
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(5)).toBeAttached();
    const rows = await cards.evaluateAll((all) => {
      const counts = new Map<string, number>();
      for (const card of all) {
        const { top, width, right } = card.getBoundingClientRect();
        if (width === 0 || right > innerWidth) continue;
        const row = `${Math.round(top)}`;
        counts.set(row, (counts.get(row) ?? 0) + 1);
      }
      return [...counts.values()];
    });
    expect(Math.max(...rows), path).toBeGreaterThanOrEqual(5);
    expect(Math.max(...rows), path).toBeLessThanOrEqual(6);
  }
});

const PLAN_SHOP = '/display/plan-shop/detail?planShopNo=1';
const PRODUCT = '/goods/detail?goodsNo=229';

test('stretches the head of a plan shop to both edges of a wide screen', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'Phone screens are narrower.');
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(PLAN_SHOP);
  const title = page.getByRole('heading', { level: 1 });
  const head = page.getByRole('main').locator('header').filter({ has: title });
  // The scroll bar makes the document narrower than the window.
  const edges = await head.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const body = document.body.getBoundingClientRect();
    return [left - body.left, body.right - right];
  });
  expect(edges).toEqual([0, 0]);
  // The text of the head is aligned with the content below, and the page does not scroll horizontally.
  const sections = page.getByRole('main').getByRole('article').first();
  const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
  expect(await title.evaluate(leftOf)).toBe(await sections.evaluate(leftOf));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
});

test('shows a product in two columns on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.goto(PRODUCT);
  const title = page.getByRole('heading', { level: 1 });
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  const [name, image] = [await title.boundingBox(), await picture.boundingBox()];
  if (!name || !image) throw new Error('The product shows neither name nor picture.');
  expect(name.x).toBeGreaterThanOrEqual(image.x + image.width);
  expect(name.y).toBeLessThan(image.y + image.height);
});
