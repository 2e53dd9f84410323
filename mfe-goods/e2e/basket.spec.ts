import { paths } from '@shop/shared/contracts';
import { emptyBasket } from '@shop/tools/e2e/basket';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { clickInOptions, openOptions } from '@shop/tools/e2e/options';
import { findGoods, firstChoice, ordinary } from './find-goods';

test('updates the basket count in the header when options are added to 장바구니', async ({
  page,
}) => {
  await signIn(page, '일반');
  await emptyBasket(page);
  const goods = await findGoods(page.request, ordinary(2));
  await page.goto(paths.goods(goods.goodsNo));
  await expect(page.getByRole('link', { name: '장바구니 0개' })).toBeVisible();

  const options = await openOptions(page);
  for (const name of firstChoice(goods)) {
    await options.getByRole('radio', { name, exact: false }).first().click();
  }
  const lines = options.getByRole('list', { name: '선택한 옵션' });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  await lines.getByRole('button', { name: /수량 늘리기/ }).click();
  await expect(options.getByRole('status').filter({ hasText: '총 2개' })).toBeVisible();

  await clickInOptions(page, options, '장바구니');
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lines).toHaveCount(0);
  await expect(page.getByRole('link', { name: '장바구니 1개' })).toBeVisible();
});

test('limits the quantity and shows the reason when it exceeds the limit', async ({ page }) => {
  const goods = await findGoods(page.request, ordinary(1));
  await page.goto(paths.goods(goods.goodsNo));
  const options = await openOptions(page);
  await clickInOptions(page, options, '바로구매');
  await expect(options.getByText(/옵션을 선택해 주세요$/)).toBeVisible();

  const [name = ''] = firstChoice(goods);
  await options.getByRole('radio', { name, exact: false }).first().click();
  const quantity = options.getByRole('textbox', { name: /수량/ });
  await quantity.fill('9999');
  await quantity.press('Enter');
  await expect(options.getByText(/한 번에 최대 \d+개까지 구매할 수 있어요/)).toBeVisible();
});

test('offers only the quantity when the goods have no options', async ({ page }) => {
  await signIn(page, '일반');
  const goods = await findGoods(page.request, ordinary(0));
  await page.goto(paths.goods(goods.goodsNo));
  const options = await openOptions(page, '수량 선택');
  await clickInOptions(page, options, '장바구니');
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
});
