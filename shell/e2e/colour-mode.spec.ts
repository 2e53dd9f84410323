import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const html = (page: Page) => page.locator('html');
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('changes the colour mode at once in the footer and applies it to the next document', async ({
  page,
}) => {
  await page.goto('/main');
  const light = await paper(page);
  // The page grows while it loads, so the button is activated by keyboard instead of by position.
  await page.getByRole('button', { name: '화면 모드' }).press('Enter');
  await page
    .getByRole('dialog', { name: '화면 모드' })
    .getByRole('radio', { name: /^다크/ })
    .check();
  await expect(html(page)).toHaveAttribute('data-mode', 'dark');
  await expect.poll(() => paper(page)).not.toBe(light);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '화면 모드' })).toBeFocused();

  // Runs before the body exists, to detect a flash of the other mode.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.atBody = document.documentElement.dataset.mode;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/display/allmenu');
  await expect(html(page)).toHaveAttribute('data-at-body', 'dark');
  await page.getByRole('button', { name: '화면 모드' }).press('Enter');
  await expect(page.getByRole('radio', { name: /^다크/ })).toBeChecked();
  await page.getByRole('radio', { name: /^기본/ }).check();
  await expect(html(page)).toHaveAttribute('data-mode', 'card');
});

test('applies the change in other tabs and offers the setting in 마이페이지', async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/main');
  await page.goto('/mypage');
  await page.getByRole('button', { name: '화면 모드' }).click();
  const choice = page.getByRole('radiogroup', { name: '화면 모드' });
  await choice.getByRole('radio', { name: /^다크/ }).check();
  await expect(html(other)).toHaveAttribute('data-mode', 'dark');
  await choice.getByRole('radio', { name: /^시스템/ }).check();
  await expect(html(other)).not.toHaveAttribute('data-mode');
  await other.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(other);
  await other.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => paper(other)).not.toBe(dark);
});
