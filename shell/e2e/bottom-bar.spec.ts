import { expect, test } from '@shop/tools/e2e/fixtures';

test.skip(({ isMobile }) => !isMobile, 'the bar at the bottom exists on phones only');

for (const path of ['/display/plan-shop/list', '/goods/detail?goodsNo=229'])
  test(`shows the end of the footer above the bottom bar on ${path}`, async ({ page }) => {
    await page.goto(path);
    const lastButton = page.getByRole('contentinfo').getByRole('button').last();
    await lastButton.scrollIntoViewIfNeeded();
    await expect(async () => {
      // Corners that load near the end make the page longer.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const button = await lastButton.boundingBox();
      const bar = await page.locator('[data-bottom-bar]').boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass();
  });
