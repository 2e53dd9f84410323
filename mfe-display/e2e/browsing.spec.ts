import { expect, test } from '@shop/tools/e2e/fixtures';

interface Menu {
  payload: { gnb: { name: string; link: string }[] };
}

test('renders the ranking on the server, with its basis, and filters it by age', async ({
  page,
}) => {
  const menu = await page.request.get('/api/display/v1/shop/menu');
  const { payload } = (await menu.json()) as Menu;
  const link = payload.gnb.find(({ name }) => name === '랭킹')?.link ?? '';
  expect(await (await page.request.get(link)).text()).toMatch(/판매 기준 · \d+월 \d+일/);
  await page.goto(link);
  const age = page.getByRole('group', { name: '나이' });
  await age.getByRole('link', { name: '30대' }).click();
  await expect(page).toHaveURL(/age=30/);
  await expect(page.getByText(/^최근 30일 판매 기준/)).toBeVisible();
  await expect(page.getByRole('list', { name: '순위' }).getByRole('article').first()).toBeVisible();
});

test('has one canonical address for both forms of a shop', async ({ page }) => {
  for (const path of ['/display/shop/1', '/display/shop?shopNo=1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '카드 회원관' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/display\/shop\?shopNo=1$/,
    );
  }
});

test('keeps the view of lists over a reload without moving the list', async ({ page }) => {
  await page.goto('/display/category?categoryNo=4');
  await page.getByRole('button', { name: '촘촘하게 보기' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-list-view', 'dense');
  await expect(page.getByRole('button', { name: '촘촘하게 보기' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
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
