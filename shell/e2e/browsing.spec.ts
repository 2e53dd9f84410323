import { expect, test } from '@shop/tools/e2e/fixtures';

interface Menu {
  payload: { gnb: { name: string; link: string }[] };
}

test('has the ranking in its document, with its basis', async ({ page }) => {
  const menu = await page.request.get('/api/display/v1/shop/menu');
  const { payload } = (await menu.json()) as Menu;
  const link = payload.gnb.find(({ name }) => name === '랭킹')?.link ?? '';
  expect(await (await page.request.get(link)).text()).toMatch(
    /판매( 기준|로 보여 드려요) · \d+월 \d+일/,
  );
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
