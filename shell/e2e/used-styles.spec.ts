import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';

test.use({ javaScriptEnabled: false, colorScheme: 'light' });

/** Runs in the page: whether the images in view have arrived; lazy ones come after the load event. */
const hasImages = () =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete || width === 0 || bottom < 0 || top > innerHeight;
  });

/** A picture of the page once its images are drawn. */
async function takePicture(page: Page): Promise<Buffer> {
  await expect.poll(() => page.evaluate(hasImages)).toBe(true);
  let picture: Buffer = Buffer.alloc(0);
  await expect
    .poll(async () => {
      const before = picture;
      picture = await page.screenshot({ animations: 'disabled' });
      return picture.equals(before);
    })
    .toBe(true);
  return picture;
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
    const first = await takePicture(page);
    const ruleCounts = await page.evaluate(() => {
      const template = document.querySelector<HTMLTemplateElement>('#shop-sheets');
      if (template) document.body.append(template.content);
      const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
      return sheets.map(({ sheet }) => sheet?.cssRules.length ?? 0);
    });
    expect(ruleCounts.length).toBeGreaterThan(0);
    expect(ruleCounts).not.toContain(0);
    const complete = await takePicture(page);
    expect(first.equals(complete)).toBe(true);
  });
