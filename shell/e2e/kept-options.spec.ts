import { devices } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { hold } from './hold';

const sizeOf = (element: HTMLElement) => [element.offsetWidth, element.offsetHeight];

for (const device of ['Desktop Chrome', 'Galaxy Tab S4 landscape'] as const) {
  test.describe(`with the user agent of ${device}`, () => {
    test.use({ userAgent: devices[device].userAgent });

    test('keeps the options of the server until their code has arrived', async ({ page }, {
      project,
    }) => {
      test.skip(project.name !== 'desktop', 'Elsewhere the options are in a sheet.');
      const deliver = await hold(page, '**/goods.detail.purchase.desktop*.js');
      const stock = page.waitForResponse(/\/stock$/);
      await page.goto('/goods/detail?goodsNo=229');
      const region = page.getByRole('region', { name: '옵션 선택' });
      const options = await region.elementHandle();
      const option = region.getByRole('radio').first();
      const sizeBefore = await option.evaluate(sizeOf);
      await stock;
      // This button works once the page around the options is hydrated.
      await page.getByRole('button', { name: /비교/ }).click();
      expect(await options?.evaluate((element) => element.isConnected)).toBe(true);
      deliver();
      await page.getByRole('button', { name: '바로구매' }).first().click();
      await expect(page.getByText(/옵션을 선택해 주세요/).first()).toBeVisible();
      expect(await options?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await option.evaluate(sizeOf)).toEqual(sizeBefore);
    });
  });
}
