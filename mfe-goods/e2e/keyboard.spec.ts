import type { Locator, Page } from '@playwright/test';
import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { findGoods, firstChoice, ordinary } from './find-goods';

const MOST_TABS = 60;
/** With skip links; without them 38 in the shop. */
const FEW_TABS = 14;
const isFocused = (element: Element) => element === document.activeElement;

/** Chooses the first value of a product with one level by Tab and Enter, and a second piece. */
async function chooseByKeys(page: Page, options: Locator, name: string): Promise<Locator> {
  const value = options.getByRole('radio', { name, exact: false }).first();
  for (let steps = 0; steps < MOST_TABS; steps += 1) {
    if (await value.evaluate(isFocused)) break;
    await page.keyboard.press('Tab');
  }
  await expect(value).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(value).toBeFocused();
  const quantity = options.getByRole('textbox', { name: /수량/ });
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  return quantity;
}

test('chooses options in the page of a desktop by keyboard alone', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'A phone has a sheet.');
  const goods = await findGoods(page.request, ordinary(1));
  await page.goto(paths.goods(goods.goodsNo));
  const options = page.getByRole('region', { name: '옵션 선택' });
  await page.getByRole('heading', { level: 1 }).click();
  await chooseByKeys(page, options, firstChoice(goods)[0] ?? '');
  await expect(page).toHaveURL(/sku=\d+x2$/);
  await page.reload();
  await expect(options.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('reaches the options of a desktop with a few Tabs', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'A phone has a sheet.');
  const goods = await findGoods(page.request, ordinary(1));
  await page.goto(paths.goods(goods.goodsNo));
  const options = page.getByRole('region', { name: '옵션 선택' });
  const value = options.getByRole('radio', { name: firstChoice(goods)[0] ?? '' }).first();
  await expect(value).toBeVisible();
  for (let tabs = 0; tabs < FEW_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await value.evaluate(isFocused)) break;
    const skip = page.locator('a:focus').filter({ hasText: /바로가기$|건너뛰기$/ });
    if ((await skip.count()) > 0) await page.keyboard.press('Enter');
  }
  await expect(value).toBeFocused();
});

test('opens the sheet, chooses options and restores the focus by keyboard alone', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'A desktop has the options in the page.');
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

  const quantity = await chooseByKeys(page, sheet, firstChoice(goods)[0] ?? '');

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  // The choice stays in the address, so that a reload or a shared link shows it.
  await expect(page).toHaveURL(/sku=\d+x2$/);
  await page.reload();
  await opener.click();
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(quantity).toHaveValue('2');
});
