import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { compare } from '@shop/tools/visual/compare';

test.use({ javaScriptEnabled: false, colorScheme: 'light' });

/**
 * Share of pixels that may differ a little: edges of transparent circles over pictures are not always drawn alike (28 of
 * 329,000 pixels by at most 8 of 255). An icon of 20 px is twice as much.
 */
const EDGES_SHARE = 0.0005;

/** Runs in the page: whether the fonts and the images in view are loaded; lazy ones load after the load event. */
const isLoaded = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !isInView;
  });

/**
 * Takes screenshots until all in view is loaded and two screenshots in a row are equal: images are decoded
 * after they have loaded.
 */
async function takeScreenshot(page: Page): Promise<Buffer> {
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
  let shot: Buffer = Buffer.alloc(0);
  await expect
    .poll(async () => {
      const before = shot;
      shot = await page.screenshot({ animations: 'disabled' });
      return shot.equals(before);
    })
    .toBe(true);
  return shot;
}

for (const path of [
  '/main',
  '/display/category?categoryNo=4',
  '/goods/detail?goodsNo=229',
  '/searchResult?q=%EC%BD%94%ED%8A%B8',
  '/order/cart',
  '/cs/faq',
])
  test(`shows ${path} by the rules in its head as by all of its style sheets`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    const first = await takeScreenshot(page);
    const ruleCounts = await page.evaluate(() => {
      const template = document.querySelector<HTMLTemplateElement>('#shop-sheets');
      if (template) document.body.append(template.content);
      const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
      return sheets.map(({ sheet }) => sheet?.cssRules.length ?? 0);
    });
    expect(ruleCounts.length).toBeGreaterThan(0);
    expect(ruleCounts).not.toContain(0);
    const complete = await takeScreenshot(page);
    expect((await compare(first, complete)).share).toBe(0);
    expect((await compare(first, complete, 0)).share).toBeLessThan(EDGES_SHARE);
  });
