import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const shown = (page: Page) => page.locator('html').getAttribute('data-mode');
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the footer changes the colour mode at once; the next document begins with it', async ({
  page,
}) => {
  await page.goto('/main');
  const light = await paper(page);
  // The page grows while it is read: the keyboard finds the footer wherever it is by now.
  await page.getByRole('button', { name: '화면 모드' }).press('Enter');
  await page
    .getByRole('dialog', { name: '화면 모드' })
    .getByRole('radio', { name: /^다크/ })
    .check();
  expect(await shown(page)).toBe('dark');
  expect(await paper(page)).not.toBe(light);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '화면 모드' })).toBeFocused();

  // Before anything of the body is there: no flash of the other mode.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.atBody = document.documentElement.dataset.mode;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/display/allmenu');
  expect(await page.locator('html').getAttribute('data-at-body')).toBe('dark');
  await expect(page.getByRole('radio', { name: /^다크/ })).toBeChecked();
  await page.getByRole('radio', { name: /^기본/ }).check();
  expect(await shown(page)).toBe('card');
});

test('another tab follows, and 마이페이지 has the choice too', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/main');
  await page.goto('/mypage');
  const choice = page.getByRole('radiogroup', { name: '화면 모드' });
  await choice.getByRole('radio', { name: /^다크/ }).check();
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
  await choice.getByRole('radio', { name: /^시스템/ }).check();
  await expect(other.locator('html')).not.toHaveAttribute('data-mode');
  await other.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(other);
  await other.emulateMedia({ colorScheme: 'light' });
  expect(await paper(other)).not.toBe(dark);
});
