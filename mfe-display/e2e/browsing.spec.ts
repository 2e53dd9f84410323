import { expect, test } from '@shop/tools/e2e/fixtures';

interface Menu {
  payload: { gnb: { name: string; link: string }[] };
}

test('filters the ranking by age, and names its basis', async ({ page }) => {
  const menu = await page.request.get('/api/display/v1/shop/menu');
  const { payload } = (await menu.json()) as Menu;
  await page.goto(payload.gnb.find(({ name }) => name === '랭킹')?.link ?? '');
  await page.getByRole('group', { name: '나이' }).getByRole('link', { name: '30대' }).click();
  await expect(page).toHaveURL(/age=30/);
  await expect(page.getByText(/최근 30일 판매로 보여 드려요/)).toBeVisible();
  await expect(page.getByRole('list', { name: '순위' }).getByRole('article').first()).toBeVisible();
});

test('returns to the place of a home tab', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'The menu row of a desktop leads to the tabs.');
  await page.goto('/main');
  const tabs = page.getByRole('navigation', { name: '홈 탭' });
  await tabs.getByRole('link', { name: '베스트' }).click();
  await expect(page).toHaveURL(/tab=10/);
  await page.evaluate(() => scrollTo(0, 160));
  await tabs
    .getByRole('link', { name: '홈', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/main$/);
  await tabs.getByRole('link', { name: '베스트' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(160);
});

test('suggests from the device when the network is away', async ({ context }) => {
  // A page of its own: requests that fail offline are errors on the console.
  const page = await context.newPage();
  await page.goto('/search');
  const field = page.getByRole('combobox');
  await field.click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shop.search.index')))
    .not.toBeNull();
  await context.setOffline(true);
  await field.fill('ㄹㅁ');
  await expect(page.getByRole('option', { name: /라면/ }).first()).toBeVisible();
});
