import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { findGoods } from './find-goods';

test('keeps the filter of 전체 후기 in the URL after a reload', async ({ page }) => {
  const goods = await findGoods(page.request, { card: ({ reviewCount }) => reviewCount > 15 });
  await page.goto(paths.goods(goods.goodsNo));
  await page.getByRole('link', { name: '전체 후기 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '전체 후기' })).toBeAttached();

  const newest = page.getByRole('button', { name: '최신순' });
  const score = page.getByRole('combobox', { name: '별점' });
  await newest.click();
  await expect(page).toHaveURL(/sort=new/);
  await expect(newest).toHaveAttribute('aria-pressed', 'true');
  await score.selectOption('5');
  await expect(page).toHaveURL(/sort=new&score=5/);
  await page.reload();
  await expect(newest).toHaveAttribute('aria-pressed', 'true');
  await expect(score).toHaveValue('5');
  // One retrying assertion: the endless list adds reviews while it is read.
  const reviews = page.getByRole('article');
  const best = page.getByText('최고예요');
  await expect(reviews.filter({ has: best }).first()).toBeVisible();
  await expect(reviews.filter({ hasNot: best })).toHaveCount(0);
});

test('loads more reviews on the product page on demand', async ({ page }) => {
  const goods = await findGoods(page.request, { card: ({ reviewCount }) => reviewCount > 6 });
  await page.goto(paths.goods(goods.goodsNo));
  const reviews = page.getByRole('region', { name: '후기', exact: true }).getByRole('article');
  await expect(reviews).toHaveCount(5);
  await page.getByRole('button', { name: /후기 더보기/ }).click();
  await expect(reviews.nth(5)).toBeVisible();
});
