import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { shiftsOf } from './shifts';

/** The first picture does not arrive until it is released, so the first paint lasts. */
const test = base.extend<{ firstPaint: { page: Page; releasePicture: () => void } }>({
  firstPaint: async ({ page }, use) => {
    let releasePicture = () => {};
    const released = new Promise<void>((resolve) => {
      releasePicture = resolve;
    });
    // Scripts wait for the picture for a second; held back, they cannot draw the rest meanwhile.
    await page.addInitScript(() => {
      const delayed = self.setTimeout;
      self.setTimeout = ((run: () => void, ms?: number) =>
        delayed(run, ms && ms >= 1000 ? ms * 30 : ms)) as typeof self.setTimeout;
    });
    await page.route('**/images/**', async (route) => {
      await released;
      await route.continue();
    });
    await use({ page, releasePicture });
    releasePicture();
  },
});

test.skip(({ isMobile }) => !isMobile, 'wide screens are drawn in one piece');

const footer = (page: Page) => page.locator('footer');
const isLeftOut = (page: Page) =>
  footer(page).evaluate((element) => getComputedStyle(element).contentVisibility === 'hidden');
const openList = (page: Page) =>
  page.goto('/display/category?categoryNo=4', { waitUntil: 'domcontentloaded' });

test('leaves out what is below the first screen until the first picture is there', async ({
  firstPaint: { page, releasePicture },
}) => {
  await openList(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await isLeftOut(page)).toBe(true);
  releasePicture();
  await expect.poll(() => isLeftOut(page)).toBe(false);
  await expect(page.getByRole('contentinfo').getByText('대표자')).toBeVisible();
});

test('draws everything as soon as the visitor scrolls', async ({ firstPaint: { page } }) => {
  await openList(page);
  expect(await isLeftOut(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => isLeftOut(page)).toBe(false);
});

for (const path of ['/main', '/display/category?categoryNo=4', '/goods/detail?goodsNo=229'])
  test(`leaves out no field of ${path} that the browser could fill in`, async ({
    firstPaint: { page },
  }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-paint-step]').first()).toBeAttached();
    // To offer a value, Chrome lays out everything around a field that is left out.
    await expect(page.locator('[data-paint-step] :is(select, textarea, input)')).toHaveCount(0);
  });

test('leaves out nothing after a reload, which restores the scroll position', async ({
  firstPaint: { page, releasePicture },
}) => {
  releasePicture();
  await openList(page);
  await expect(page.locator('html')).toHaveAttribute('data-first-paint', '3');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
  await expect(footer(page)).toHaveCSS('content-visibility', 'visible');
  // What arrives above later moves it with what is in view.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_900);
});

// A device with a Korean font keeps it for the whole document; journeys have none.
test('keeps what is in view when the font arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(globalThis, { shiftsOfPage: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum.value += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/main');
  const isDrawnWithFont = () =>
    page.evaluate(
      () =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Shop Sans') && status === 'loaded',
        ) && document.documentElement.dataset.firstPaint === '3',
    );
  await expect.poll(isDrawnWithFont).toBe(true);
  // The letters of the font are wider than those of a machine without a Korean one.
  expect(await shiftsOf(page)).toBeLessThan(0.02);
});
