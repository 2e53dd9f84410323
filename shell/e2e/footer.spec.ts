import { expect, test } from '@shop/tools/e2e/fixtures';

test('shows the most viewed questions in the footer to a visitor', async ({ page }) => {
  await page.goto('/markup/template/sub/category');
  await page.getByRole('link', { name: '자주 묻는 질문' }).click();
  const answers = page.getByRole('dialog', { name: '자주 묻는 질문' });
  await expect(answers.getByRole('group').first()).toBeVisible();
});
