import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { compare } from '@shop/tools/visual/compare';

test.use({ javaScriptEnabled: false, colorScheme: 'light' });

/**
 * Share of pixels that may differ a little: edges of transparent circles over pictures are not always drawn alike (50 of
 * 329,000 pixels for each heart in view, by at most 9 of 255). An icon of 20 px is 400 pixels.
 */
const EDGES_SHARE = 0.0008;

/**
 * Share of pixels that may differ much: the round corners of an outline are not always drawn alike when a page is drawn
 * for the first time (4 of 1,152,000 pixels by more than 26 of 255). A line of text or an icon is over 40 pixels.
 */
const CORNERS_SHARE = 0.00003;

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

async function expectSame(one: Buffer, other: Buffer): Promise<void> {
  expect((await compare(one, other)).share).toBeLessThan(CORNERS_SHARE);
  expect((await compare(one, other, 0)).share).toBeLessThan(EDGES_SHARE);
}

test.skip(({ isMobile }) => !isMobile, 'wide screens have no rules in the head');

const SHEETS = /<noscript>(<link rel="stylesheet".*?)<\/noscript>/;

/** Opens the first paint of a page, without its complete style sheets. @returns their addresses */
async function openFirstPaint(page: Page, path: string): Promise<string[]> {
  let links = '';
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    links = SHEETS.exec(html)?.[1] ?? '';
    await route.fulfill({
      response,
      body: html.replace(SHEETS, '').replace('<html ', '<html data-first-paint="1" '),
    });
  });
  await page.goto(path, { waitUntil: 'load' });
  return Array.from(links.matchAll(/ href="([^"]+)"/g), ([, href]) => href ?? '');
}

for (const path of [
  '/main',
  '/display/category?categoryNo=4',
  '/goods/detail?goodsNo=229',
  '/searchResult?q=%EC%BD%94%ED%8A%B8',
  '/basket',
  '/cs/faq',
])
  test(`shows ${path} by the rules in its head as by all of its style sheets`, async ({ page }) => {
    const hrefs = await openFirstPaint(page, path);
    expect(hrefs.length).toBeGreaterThan(0);
    const first = await takeScreenshot(page);
    const sheets = page.locator('link[data-complete]');
    await page.evaluate((addresses) => {
      for (const href of addresses) {
        const sheet = document.createElement('link');
        document.body.append(Object.assign(sheet, { rel: 'stylesheet', href }));
        sheet.dataset.complete = '';
      }
    }, hrefs);
    const rules = () =>
      sheets.evaluateAll((all) =>
        all.map((link) => (link as HTMLLinkElement).sheet?.cssRules.length ?? 0),
      );
    // No event is fired without scripts.
    await expect.poll(rules).not.toContain(0);
    await expectSame(first, await takeScreenshot(page));
    // Before the rules in the head they declare the order of the cascade layers.
    await page.evaluate(() => {
      document.head.prepend(...document.querySelectorAll('link[data-complete]'));
    });
    await expect.poll(rules).not.toContain(0);
    await expectSame(first, await takeScreenshot(page));
  });
