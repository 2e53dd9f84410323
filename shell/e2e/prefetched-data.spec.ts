import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

/** Index of a card below the first screen: its page is prefetched only after the test has scrolled to it. */
const CARD = 9;

/** Collects the requests for data of pages, without those of the frame. */
function watchData(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(?!common\/)/.test(pathname)) paths.push(pathname + search);
  });
  return paths;
}

/** A list in which the page of a card was prefetched, because the card has stayed in view. */
async function dwellOnCard(page: Page) {
  await page.goto('/display/category?categoryNo=4');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('article').nth(CARD);
  const link = card.getByRole('link').first();
  const goodsNo = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get(
    'goodsNo',
  );
  const data = watchData(page);
  await link.scrollIntoViewIfNeeded();
  const ofCard = () => data.filter((path) => new RegExp(`\\b${goodsNo}\\b`).test(path));
  await expect.poll(ofCard).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  return { card, link, goodsNo, ofCard };
}

/** Clicks the card; its product shows with name and price. */
async function openProduct(page: Page, { card, link }: Awaited<ReturnType<typeof dwellOnCard>>) {
  const name = await link.innerText();
  const price = await card.locator('[data-price]').getAttribute('data-price');
  await link.click();
  // By role: the list stays in the document, hidden.
  const product = page.getByRole('main');
  await expect(product.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(product).toContainText(price ?? '?');
  await page.waitForLoadState('networkidle');
}

test('requests the data of a product before it is opened, and not again', async ({ page }) => {
  const dwelt = await dwellOnCard(page);
  const detail = `/api/goods/v1/front/${dwelt.goodsNo}`;
  expect(dwelt.ofCard()).toEqual([detail]);
  await openProduct(page, dwelt);
  // Stock is read when the product is shown, because it must be of this moment.
  expect(dwelt.ofCard().filter((path) => path === detail)).toEqual([detail]);
});

test('requests the data of a category before it is opened, and not again', async ({ page }) => {
  await page.goto('/display/allmenu');
  await page.waitForLoadState('networkidle');
  const data = watchData(page);
  // Only in the visible page: while the pointer rests on a link, the link's page is rendered hidden.
  const link = page.getByRole('main').locator('a[href^="/display/category?"]').nth(3);
  await link.hover();
  await expect.poll(() => data).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  const before = [...data];
  await link.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(data.filter((path) => before.includes(path))).toEqual(before);
});

test('requests the same data for a member', async ({ page }) => {
  await signIn(page);
  const dwelt = await dwellOnCard(page);
  expect(dwelt.ofCard()).toEqual([`/api/goods/v1/front/${dwelt.goodsNo}`]);
  await openProduct(page, dwelt);
});
