import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { findGoods, firstChoice, ordinary } from './find-goods';

test('opens the sheet, chooses options and restores the focus by keyboard alone', async ({
  page,
}) => {
  const goods = await findGoods(page.request, ordinary(1));
  await page.goto(paths.goods(goods.goodsNo));
  const opener = page.getByRole('button', { name: '장바구니' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '옵션 선택' });
  await expect(sheet).toBeVisible();
  // The sheet takes the focus after it is drawn; a Tab before that would start from the page.
  await expect
    .poll(() => sheet.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);

  const [name = ''] = firstChoice(goods);
  const value = sheet.getByRole('radio', { name, exact: false }).first();
  for (let steps = 0; steps < 12; steps += 1) {
    if (await value.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(value).toBeFocused();
  await page.keyboard.press('Enter');
  const quantity = sheet.getByRole('textbox', { name: /수량/ });
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('2');

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(paths.goods(goods.goodsNo));
});
