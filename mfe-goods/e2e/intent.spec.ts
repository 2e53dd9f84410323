import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { clickInOptions, openOptions } from '@shop/tools/e2e/options';
import { findGoods, ordinary } from './find-goods';

test('adds the goods to the basket when a visitor has signed in', async ({ page }) => {
  const goods = await findGoods(page.request, ordinary(0));
  await page.goto(paths.goods(goods.goodsNo));
  await clickInOptions(page, await openOptions(page, '수량 선택'), '장바구니');

  await page
    .getByRole('button', { name: /일반.*로 로그인$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: goods.name })).toBeVisible();
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  await expect(page.getByRole('link', { name: /장바구니 [1-9]\d*개/ })).toBeVisible();

  // The intent runs once: a reload adds nothing.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: goods.name })).toBeVisible();
  await expect(page.getByText('장바구니에 담았어요')).toBeHidden();
});

test('opens the order sheet when a visitor who chose 바로구매 has signed in', async ({ page }) => {
  const goods = await findGoods(page.request, ordinary(0));
  await page.goto(paths.goods(goods.goodsNo));
  await clickInOptions(page, await openOptions(page, '수량 선택'), '바로구매');
  await page
    .getByRole('button', { name: /일반.*로 로그인$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order\/sheet\?sheetNo=S/);
});
