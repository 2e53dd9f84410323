import { expect, test } from '@shop/tools/e2e/fixtures';

test('finds a page by keyword in the index and opens the first by Enter', async ({ page }) => {
  await page.goto('/markup');
  const search = page.getByRole('searchbox', { name: '레퍼런스 검색' });
  await search.fill('IconButton');
  await expect(page.getByRole('main').getByRole('status')).toContainText('‘IconButton’ 1개');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '버튼' })).toBeVisible();
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '디자인 레퍼런스' })).toBeVisible();
});

test('keeps the colour mode of the URL from page to page', async ({ page }) => {
  await page.goto('/markup/guide/button?mode=dark');
  const paper = page.getByRole('main').locator('xpath=ancestor::*[@data-mode][1]');
  await expect(paper).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page.getByRole('link', { name: '다크' })).toHaveAttribute('aria-current', 'true');
});

test('copies the text of an example and confirms it briefly', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/markup/guide/button');
  await page.getByRole('button', { name: '종류 코드 복사' }).click();
  await expect(page.getByRole('button', { name: '복사됨' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '<Button variant="outline">장바구니</Button>',
  );
  await expect(page.getByRole('button', { name: '종류 코드 복사' })).toBeVisible();
});

test('opens a template’s layer by button, closes it by Back and restores the focus', async ({
  page,
}) => {
  await page.goto('/markup/template/sub/bottom-sheet');
  const opener = page.getByRole('button', { name: '옵션 선택' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: '옵션 선택' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/markup\/template\/sub\/bottom-sheet$/);
  await expect(opener).toBeFocused();
});

test('opens a template’s layer by its link', async ({ page }) => {
  await page.goto('/markup/template/sub/full-modal?modalId=full');
  await expect(page.getByRole('dialog', { name: '배송지 입력' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
