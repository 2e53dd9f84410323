import { expect, {{imports}} } from '@shop/tools/e2e/fixtures';

test('shows {{path}}', async ({ page }) => {
  {{signIn}}await page.goto('{{path}}');
  await expect(page.getByRole('heading', { level: 1, name: '{{title}}' })).toBeAttached();
});
