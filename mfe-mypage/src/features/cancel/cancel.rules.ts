import type { OrderDetail, OrderItem } from '@shop/shared/contracts';

/** How many of a line can still be canceled. */
export const cancellableQty = (item: OrderItem): number =>
  item.actions.some(({ action }) => action === 'CANCEL') ? item.qty - item.canceledQty : 0;

/** Lines that can be canceled now. */
export const cancellableItems = (order: Pick<OrderDetail, 'items'>): OrderItem[] =>
  order.items.filter((item) => cancellableQty(item) > 0);

/** Line number → how many of it go. */
export type CancelChoice = Readonly<Record<number, number>>;

export const chosenItems = (choice: CancelChoice): { itemNo: number; qty: number }[] =>
  Object.entries(choice)
    .map(([itemNo, qty]) => ({ itemNo: Number(itemNo), qty }))
    .filter(({ qty }) => qty > 0);

/** Everything that can go. */
export const wholeChoice = (order: Pick<OrderDetail, 'items'>): CancelChoice =>
  Object.fromEntries(cancellableItems(order).map((item) => [item.itemNo, cancellableQty(item)]));

/** A line on or off; on means all that is left of it. */
export function toggleItem(choice: CancelChoice, item: OrderItem): CancelChoice {
  return { ...choice, [item.itemNo]: choice[item.itemNo] ? 0 : cancellableQty(item) };
}
