import { expect, test } from '@shop/tools/e2e/fixtures';

test('keeps the options of the server until their code has arrived', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'Elsewhere the options are in a sheet.');
  let deliver = () => {};
  const isWanted = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/goods.detail.purchase.desktop*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  const stock = page.waitForResponse(/\/stock$/);
  await page.goto('/goods/detail?goodsNo=229');
  const options = await page.getByRole('region', { name: '옵션 선택' }).elementHandle();
  await stock;
  // The page around them is hydrated.
  await page.getByRole('button', { name: /비교/ }).click();
  expect(await options?.evaluate((element) => element.isConnected)).toBe(true);
  deliver();
  await page.getByRole('button', { name: '바로구매' }).first().click();
  await expect(page.getByText(/옵션을 선택해 주세요/).first()).toBeVisible();
  expect(await options?.evaluate((element) => element.isConnected)).toBe(true);
});
