import type { Page } from '@playwright/test';
import type { BasketView } from '@shop/shared/contracts';
import { expect } from '@shop/tools/e2e/fixtures';

/** The signed-in member begins with nothing in the basket, however often a journey is repeated. */
export async function emptyBasket(page: Page): Promise<void> {
  const answer = await page.request.get('/api/order/v1/front/basket');
  const { payload } = (await answer.json()) as { payload: BasketView };
  const items = [...payload.groups.flatMap((group) => group.items), ...payload.invalidItems];
  if (items.length === 0) return;
  const itemNos = items.map(({ itemNo }) => itemNo).join(',');
  const removed = await page.request.delete(`/api/order/v1/front/basket/items?itemNos=${itemNos}`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(removed.ok(), await removed.text()).toBe(true);
}
