import { expect, test } from '@shop/tools/e2e/fixtures';
import { hold } from './hold';

test("shows the list's picture until the large one has loaded", async ({ page }) => {
  await page.goto('/display/category?categoryNo=4');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('article').first();
  const listed = await card
    .locator('img')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc);
  const release = await hold(page, /\/images\/[^?]+\?w=(480|750|960|1280)/);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/goods\/detail/);
  const key = new URL(listed).pathname;
  const placeholder = page.locator(`#main img[srcset*="${key}"]:not([role=group] *)`);
  const widthPx = () => placeholder.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(widthPx).toBeGreaterThan(0);
  release();
  await expect(placeholder).toHaveCount(0);
});
