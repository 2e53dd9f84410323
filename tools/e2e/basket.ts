import type { BasketView } from '@shop/shared/contracts';
import { type Asker, ask } from './ask';

/** The signed-in member begins with nothing in the basket, however often a journey is repeated. */
export async function emptyBasket(shopper: Asker): Promise<void> {
  const { groups, invalidItems } = await ask<BasketView>(shopper, 'GET', '/order/v1/front/basket');
  const itemNos = [...groups.flatMap(({ items }) => items), ...invalidItems].map((i) => i.itemNo);
  if (itemNos.length === 0) return;
  await ask(shopper, 'DELETE', `/order/v1/front/basket/items?itemNos=${itemNos.join(',')}`);
}
