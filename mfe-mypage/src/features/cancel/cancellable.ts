import type { OrderDetail, OrderItem } from '@shop/shared/contracts';

/** Returns the quantity of an item that can still be canceled. */
export const cancellableQty = (item: OrderItem): number =>
  item.actions.some(({ action }) => action === 'CANCEL')
    ? item.qty - item.canceledQty - item.usedQty
    : 0;

/** Returns the items that can be canceled now. */
export const cancellableItems = (order: Pick<OrderDetail, 'items'>): OrderItem[] =>
  order.items.filter((item) => cancellableQty(item) > 0);
