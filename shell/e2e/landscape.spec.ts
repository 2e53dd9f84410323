import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

/** A phone on its side leaves little height, which the page gets. */

test.use({ viewport: { width: 844, height: 390 } });

/** Of the window's height. */
const LEAST_SHARE = 0.8;

/** The share of the window that no bar covers after scrolling. */
async function freeShare(page: Page): Promise<number> {
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  return page.evaluate(() => {
    const isBar = (element: Element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      // The footer is at the end of a short page, and covers nothing.
      element.tagName !== 'FOOTER';
    const covered = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      const { top, bottom, width } = element.getBoundingClientRect();
      if (!isBar(element) || width < 200 || !element.checkVisibility()) continue;
      for (let y = Math.max(Math.round(top), 0); y < Math.min(bottom, innerHeight); y += 1)
        covered.add(y);
    }
    return 1 - covered.size / innerHeight;
  });
}

for (const path of [
  '/main',
  '/goods/detail?goodsNo=229',
  '/display/category?categoryNo=1',
  '/cs',
]) {
  test(`bars leave the screen to ${path}`, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    expect(await freeShare(page)).toBeGreaterThan(LEAST_SHARE);
  });
}

test('a sheet uses the whole height', async ({ page }) => {
  await page.goto('/goods/detail?goodsNo=229');
  await page.getByRole('button', { name: '바로구매', exact: true }).click();
  const panel = page.getByRole('dialog', { name: '옵션 선택' }).locator('> *').first();
  await expect
    .poll(() => panel.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(0);
});
