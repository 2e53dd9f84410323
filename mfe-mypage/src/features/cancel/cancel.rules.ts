import type { CallInput, claimCalls, OrderDetail, OrderItem } from '@shop/shared/contracts';
import { cancellableItems, cancellableQty } from './cancellable';

/** Item number → quantity to cancel. */
export type CancelChoice = Readonly<Record<number, number>>;

export const chosenItems = (choice: CancelChoice): { itemNo: number; qty: number }[] =>
  Object.entries(choice)
    .map(([itemNo, qty]) => ({ itemNo: Number(itemNo), qty }))
    .filter(({ qty }) => qty > 0);

/** Selects everything that can be canceled. */
export const wholeChoice = (order: Pick<OrderDetail, 'items'>): CancelChoice =>
  Object.fromEntries(cancellableItems(order).map((item) => [item.itemNo, cancellableQty(item)]));

/** Selects one item, or everything. */
export const firstChoice = (order: OrderDetail, item: OrderItem | undefined): CancelChoice =>
  item ? { [item.itemNo]: cancellableQty(item) } : wholeChoice(order);

/** Toggles an item; selecting it selects all of its remaining quantity. */
export function toggleItem(choice: CancelChoice, item: OrderItem): CancelChoice {
  return { ...choice, [item.itemNo]: choice[item.itemNo] ? 0 : cancellableQty(item) };
}

export type CancelReasonCode = CallInput<typeof claimCalls.cancel>['body']['reasonCd'];

/** Values of the cancel form. */
export interface CancelForm {
  choice: CancelChoice;
  reasonCd: CancelReasonCode | '';
  detail: string;
}

/** Each message says how to correct the field. */
export const cancelRules = {
  choice: (choice: CancelChoice) => chosenItems(choice).length > 0 || '취소할 상품을 골라 주세요',
  reasonCd: (reasonCd: string) => reasonCd !== '' || '취소 사유를 골라 주세요',
};
