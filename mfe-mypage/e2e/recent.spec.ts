import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

const LIST = '/member/v1/front/recent-goods';

test('shows recently viewed goods of all devices, and deletes one and all', async ({ page }) => {
  await signIn(page);
  const goods = await pickPlainGoods(page, 2, ({ goodsNo, name }) => ({ goodsNo, name }));
  await callApi(page, 'POST', `${LIST}/remove`, {});
  const items = goods.map(({ goodsNo }, at) => ({ goodsNo, ageMs: at * 1_000 }));
  await callApi(page, 'POST', LIST, { items });

  await page.goto('/mypage/favorite-goods?tab=recent');
  const [first, second] = goods;
  const list = page.getByRole('list', { name: '최근 본 상품' });
  await expect(list.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: `${first?.name} 최근 본 상품에서 삭제` }).click();
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(list).toContainText(second?.name ?? '');

  await page.getByRole('button', { name: '전체 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  await expect(page.getByText('최근 본 상품이 없어요')).toBeVisible();
  await page.reload();
  await expect(page.getByText('최근 본 상품이 없어요')).toBeVisible();
});
