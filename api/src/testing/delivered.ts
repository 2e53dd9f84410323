import { fulfilmentTestCalls, orderCalls } from '@shop/shared/contracts';
import { buy } from './checkout';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

export interface DeliveredOrder {
  orderNo: string;
  itemNos: number[];
}

/** A paid order of one seller that has been delivered in one parcel. */
export async function buyAndDeliver(
  shop: TestShop,
  who: Visitor,
  lines: readonly { skuNo: number; qty: number }[],
): Promise<DeliveredOrder> {
  const orderNo = await buy(shop, who, lines, { couponIssueNos: [] });
  const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
  const itemNos = items.map(({ itemNo }) => itemNo);
  const invoiceNo = String(760_000_000_000 + (itemNos[0] ?? 0));
  await who.call(fulfilmentTestCalls.seller, {
    body: { kind: 'SHIPPED', orderNo, itemNos, invoiceNo },
  });
  await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
  return { orderNo, itemNos };
}
