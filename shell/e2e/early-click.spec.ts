import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { test as hydratedTest } from '@shop/tools/e2e/fixtures';
import { hold } from './hold';

/** Without the wait for hydration of the other journeys: these click before it. */
const test = base.extend<{
  list: { page: Page; releaseScripts: () => void; failScripts: () => void };
}>({
  list: async ({ page }, use) => {
    let end = (_way: 'continue' | 'abort') => {};
    const ended = new Promise<'continue' | 'abort'>((resolve) => {
      end = resolve;
    });
    const releaseScripts = () => end('continue');
    const failScripts = () => end('abort');
    await page.route(/\/assets\/shell\/[^/]+\/(?!start\.).*\.js/, async (route) => {
      await route[await ended]();
    });
    await page.goto('/display/category?categoryNo=4', { waitUntil: 'commit' });
    // The start file answers the clicks.
    await page.waitForFunction(() => self.__shop?.early !== undefined);
    await use({ page, releaseScripts, failScripts });
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
  await expect(early(page)).toHaveCSS('position', 'fixed');
  await expect(early(page).locator('strong')).toHaveCSS('font-size', '26px');
  await expect(early(page).getByRole('status')).toHaveText('상품을 불러오고 있어요.');
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

test("loads the product's document when the scripts fail after the click", async ({
  list: { page, failScripts },
}) => {
  await markDocument(page);
  const name = (await cardOf(page).textContent()) ?? '';
  await cardOf(page).click();
  await expect(early(page)).toBeVisible();
  failScripts();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

const lengthOfHistory = (page: Page) => page.evaluate(() => history.length);

test('answers a click while the page is hydrated', async ({ list: { page, releaseScripts } }) => {
  const name = (await cardOf(page).textContent()) ?? '';
  const before = await lengthOfHistory(page);
  await page.evaluate(() => {
    const rules = document.querySelector('script[type="speculationrules"]') as Element;
    new MutationObserver((_changes, observer) => {
      if (rules.isConnected) return;
      // The client removes the rules in the task that starts hydration, and the observer runs at its end.
      observer.disconnect();
      document.querySelector<HTMLElement>('article a')?.click();
      const isDrawn = document.getElementById('shop-early') !== null;
      Object.assign(self, { answer: { isDrawn, path: location.pathname } });
    }).observe(document, { childList: true, subtree: true });
  });
  releaseScripts();
  await expect(page).toHaveURL(/\/goods\/detail\?goodsNo=/);
  expect(await page.evaluate(() => (self as unknown as { answer: unknown }).answer)).toEqual({
    isDrawn: true,
    path: '/goods/detail',
  });
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await lengthOfHistory(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/display\/category\?categoryNo=4$/);
  await expect(cardOf(page)).toHaveText(name);
});

/** Whether nothing of the list shows through, such as a bar that sticks below the header. */
const isOnTop = () => {
  const drawn = document.getElementById('shop-early') as Element;
  const top = drawn.getBoundingClientRect().top + 20;
  return [20, innerWidth / 2, innerWidth - 20].every((x) =>
    drawn.contains(document.elementFromPoint(x, top)),
  );
};

const LIST = '/display/category?categoryNo=4';
const productCode = '**/goods.detail*.js';

hydratedTest.describe('before the code of products has arrived', () => {
  hydratedTest('answers a click with the start of the product', async ({ page }) => {
    const release = await hold(page, productCode);
    await page.goto(LIST);
    const name = (await cardOf(page).textContent()) ?? '';
    const before = await lengthOfHistory(page);
    await cardOf(page).click();
    await expect(early(page).getByRole('heading', { level: 1 })).toHaveText(name);
    release();
    await expect(page).toHaveURL(/\/goods\/detail\?goodsNo=/);
    await expect(early(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await lengthOfHistory(page)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/display\/category\?categoryNo=4$/);
  });

  hydratedTest('shows the list on Back, and stays there', async ({ page }) => {
    const release = await hold(page, productCode);
    await page.goto(LIST);
    await markDocument(page);
    // Below the ten best, which move sideways.
    const card = page.getByRole('article').nth(19).getByRole('link');
    await card.click();
    await expect(early(page)).toBeVisible();
    expect(await page.evaluate(isOnTop)).toBe(true);
    const isAt = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(early(page)).toHaveCount(0);
    const hasArrived = page.waitForResponse(productCode);
    release();
    await hasArrived;
    await expect(card).toBeInViewport();
    expect(isAt).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(isAt);
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveURL(/\/display\/category\?categoryNo=4$/);
    await card.click();
    await expect(page).toHaveURL(/\/goods\/detail\?goodsNo=/);
    await expect(page.getByRole('button', { name: '장바구니' }).first()).toBeEnabled();
  });

  hydratedTest('is overtaken by another link', async ({ page }, { project }) => {
    hydratedTest.skip(project.name !== 'desktop', 'Elsewhere the drawing has no other links.');
    const release = await hold(page, productCode);
    await page.goto(LIST);
    await cardOf(page).click();
    await expect(early(page)).toBeVisible();
    // By its place in the page: what is drawn over the list hides the list from assistive technology.
    await page.locator('header').getByText('베스트', { exact: true }).click();
    await expect(page).toHaveURL(/\/main\?tab=/);
    await expect(early(page)).toHaveCount(0);
    const hasArrived = page.waitForResponse(productCode);
    release();
    await hasArrived;
    await expect(page.getByRole('heading', { name: '실시간 베스트' })).toBeVisible();
    await expect(page).toHaveURL(/\/main\?tab=/);
  });
});
