import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { findGoods, firstChoice, ordinary } from './find-goods';

test('opens an option sheet with only the button 선물하기 on a phone', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'The desktop layout shows the options in the page.');
  const goods = await findGoods(page.request, ordinary(1));
  await page.goto(paths.goods(goods.goodsNo));
  await page.getByRole('main').getByRole('button', { name: '선물하기' }).click();
  const sheet = page.getByRole('dialog', { name: '옵션 선택' });
  await expect(sheet.getByRole('button', { name: '선물하기' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: '장바구니' })).toHaveCount(0);
  await sheet
    .getByRole('radio', { name: firstChoice(goods)[0] ?? '' })
    .first()
    .check();
  // The same sheet with the selected option is open after a reload.
  await page.reload();
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(sheet.getByRole('button', { name: '바로구매' })).toHaveCount(0);
  await page.goBack();
  await expect(sheet).toBeHidden();
});
