import { expect, test } from '@shop/tools/e2e/fixtures';

test('shows the news of the shop', async ({ page }) => {
  await page.goto('/{{name}}');
  await expect(page.getByRole('heading', { level: 1, name: '{{title}}' })).toBeAttached();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
