import { emptyBasket } from '@shop/tools/e2e/basket';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

test('what a visitor has viewed is theirs after signing in, and leaves the device at sign-out', async ({
  page,
}) => {
  await signIn(page);
  await callApi(page, 'POST', '/member/v1/front/recent-goods/remove', {});
  // Goods in the basket are left out of 최근 본 상품 there, and other journeys use this member's basket.
  await emptyBasket(page);
  const [goods] = await pickPlainGoods(page, 1, ({ goodsNo, name }) => ({ goodsNo, name }));
  if (!goods) return;
  await page.context().clearCookies();

  await page.goto(`/goods/detail?goodsNo=${goods.goodsNo}`);
  await page.getByRole('heading', { level: 1, name: goods.name }).waitFor();
  // The client keeps it, which comes after the heading.
  await page.waitForFunction(
    (goodsNo) => localStorage.getItem('shop.goods.recent')?.includes(goodsNo),
    String(goods.goodsNo),
  );
  // What the member viewed before is forgotten first.
  await page.waitForFunction(() => localStorage.getItem('shop.goods.recent.synced') === null);
  await page.goto('/search');
  const card = page.getByRole('list', { name: '최근 본 상품' }).getByRole('link');
  await expect(card).toHaveText(goods.name);

  await signIn(page);
  await page.goto('/mypage/favorite-goods?tab=recent');
  await expect(page.getByRole('list', { name: '최근 본 상품' })).toContainText(goods.name);
  await page.goto('/basket');
  // The end of the page moves down while its parts arrive; a shopper scrolls on.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('list', { name: '최근 본 상품' })).toContainText(goods.name, {
      timeout: 1_000,
    });
  }).toPass({ timeout: 15_000 });

  await page.goto('/mypage');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL(/\/main/);
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: '최근 검색어' })).toBeVisible();
  await expect(page.getByRole('list', { name: '최근 본 상품' })).toHaveCount(0);
});
