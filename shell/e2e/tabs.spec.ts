import type { Page } from '@playwright/test';
import { emptyBasket } from '@shop/tools/e2e/basket';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

const orderButton = (tab: Page) => tab.getByRole('button', { name: /주문하기$/ });

/** Opens the basket and waits until this tab listens to the others, which it does once it is idle. */
async function openBasket(tab: Page): Promise<void> {
  const deferred = tab.waitForEvent('requestfinished', (request) =>
    request.url().includes('deferred.navigation'),
  );
  await tab.goto('/basket');
  await deferred;
  await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(orderButton(tab)).toContainText('총 2개');
}

test('shows in another tab what was removed from the basket in the first', async ({
  page,
  context,
}) => {
  await signIn(page);
  await emptyBasket(page);
  const skuNos = await pickPlainGoods(
    page,
    2,
    ({ options }) => options.skus.find(({ available }) => available >= 10)?.skuNo,
  );
  await callApi(page, 'POST', '/order/v1/front/basket', {
    items: skuNos.map((skuNo) => ({ skuNo, qty: 1 })),
  });
  const other = await context.newPage();
  await openBasket(page);
  await openBasket(other);
  await page.getByRole('listitem').getByRole('button', { name: /삭제$/ }).first().click();
  await expect(page.getByText('장바구니에서 뺐어요')).toBeVisible();
  await expect(orderButton(other)).toContainText('총 1개');
  await emptyBasket(page);
});
