import { emptyBasket } from '@shop/tools/e2e/basket';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { holdStock } from '@shop/tools/e2e/place-order';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

/** mfe-goods draws in the basket, which is mfe-order's, what can be taken instead of sold-out goods. */

let release: (() => Promise<unknown>) | undefined;

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await release?.();
  release = undefined;
  await emptyBasket(page);
});

test('are in the answer of the server, and stay while their remote answers 503', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page);
  await emptyBasket(page);
  const [chosen] = await pickPlainGoods(page, 1, ({ name, options, limits }) => {
    const sku = options.skus.find(
      ({ available }) => available > 0 && available <= Math.min(limits.maxQty, 9),
    );
    return sku && { name, skuNo: sku.skuNo, available: sku.available };
  });
  if (!chosen) throw new Error('No goods of which a member may buy all.');
  await callApi(page, 'POST', '/order/v1/front/basket', {
    items: [{ skuNo: chosen.skuNo, qty: 1 }],
  });
  const { skuNo, available: qty } = chosen;
  const rival = { request: await playwright.request.newContext({ baseURL }) };
  await signIn(rival, '가족');
  release = await holdStock(rival, skuNo, qty);
  const title = `‘${chosen.name}’ 대신 볼 만한 상품`;
  expect(await (await page.request.get('/basket')).text()).toContain(title);
  await page.route('**/assets/goods/**/*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto('/basket');
  const row = page.getByRole('region', { name: title });
  await expect(row.getByRole('link').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/goods\/detail/);
});
