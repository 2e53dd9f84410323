import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';

/** Without the wait for hydration of the other journeys: these click before it. */
const test = base.extend<{ list: { page: Page; releaseScripts: () => void } }>({
  list: async ({ page }, use) => {
    let releaseScripts = () => {};
    const released = new Promise<void>((resolve) => {
      releaseScripts = resolve;
    });
    await page.route('**/assets/shell/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/display/category?categoryNo=4', { waitUntil: 'commit' });
    await use({ page, releaseScripts });
  },
});

const cardOf = (page: Page) => page.getByRole('article').getByRole('link').first();
const early = (page: Page) => page.locator('#shop-early');
/** A document loaded anew has lost this mark. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(self, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in self);

test('answers a click on a card before the client runs, and shows the product in the same document', async ({
  list: { page, releaseScripts },
}) => {
  const card = cardOf(page);
  const name = (await card.textContent()) ?? '';
  await markDocument(page);
  await card.click();
  await expect(early(page).getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(early(page).locator('strong')).toHaveText(/원/);
  await expect(page).toHaveURL(/\/goods\/detail\?goodsNo=/);

  releaseScripts();
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('button', { name: '장바구니' })).toBeEnabled();
  expect(await isMarked(page)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/\/display\/category\?categoryNo=4$/);
  await expect(cardOf(page)).toHaveText(name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeHidden();
});

test('shows the list again on Back before the client runs', async ({
  list: { page, releaseScripts },
}) => {
  const name = (await cardOf(page).textContent()) ?? '';
  await cardOf(page).click();
  await expect(early(page)).toBeVisible();
  // Not goBack(), which waits for a load event that the held scripts prevent.
  await page.evaluate(() => history.back());
  await expect(early(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/display\/category\?categoryNo=4$/);
  releaseScripts();
  await cardOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test("loads the product's document when the client does not come", async ({ list: { page } }) => {
  await markDocument(page);
  const name = (await cardOf(page).textContent()) ?? '';
  await cardOf(page).click();
  await expect(early(page)).toBeVisible();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
