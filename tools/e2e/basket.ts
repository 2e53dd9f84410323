import type { BasketView } from '@shop/shared/contracts';
import { type ApiClient, callApi } from './call-api';

/** Empties the basket of the signed-in member, so that a journey can be repeated. */
export async function emptyBasket(shopper: ApiClient): Promise<void> {
  const { groups, invalidItems, laterItems } = await callApi<BasketView>(
    shopper,
    'GET',
    '/order/v1/front/basket',
  );
  const items = [...groups.flatMap(({ items }) => items), ...invalidItems, ...laterItems];
  const itemNos = items.map(({ itemNo }) => itemNo);
  if (itemNos.length === 0) return;
  await callApi(shopper, 'DELETE', `/order/v1/front/basket/items?itemNos=${itemNos.join(',')}`);
}
