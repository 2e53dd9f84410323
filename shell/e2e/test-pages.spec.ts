import { expect, test } from '@shop/tools/e2e/fixtures';

const isPhone = (project: string) => project === 'phone';

test('a page may be blank on phones and have the whole frame on wider screens', async ({ page }, {
  project,
}) => {
  await page.goto('/test/blank-at-mobile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('폰에서 빈 레이아웃');
  const count = isPhone(project.name) ? 0 : 1;
  await expect(page.getByRole('banner')).toHaveCount(count);
  await expect(page.getByRole('contentinfo')).toHaveCount(count);
});

test('each header variant shows what it says', async ({ page }, { project }) => {
  await page.goto('/test/main-header');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '온담' })).toBeVisible();
  await page.getByRole('radio', { name: '서브: 검색 없음' }).check();
  if (!isPhone(project.name)) {
    await expect(header.getByRole('link', { name: '온담' })).toBeVisible();
    return;
  }
  await expect(header.getByRole('button', { name: '뒤로' })).toBeVisible();
  await expect(header).toContainText('시험 제목');
  await expect(header.getByRole('link', { name: '검색' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: /^장바구니/ })).toBeVisible();
});

test('the footer of a short page stands at the window’s lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/common/not-found');
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBe(1600);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1600);
});
