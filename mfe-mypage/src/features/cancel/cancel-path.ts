import { paths } from '@shop/shared/contracts';

/** `modalId` of the cancel sheet, so that Back closes it and a link can open it. */
export const CANCEL_MODAL = 'cancel';

/** URL of the order with its cancel sheet open, for one item or the whole order. */
export function cancelPath(orderNo: string, itemNo?: number): string {
  const item = itemNo === undefined ? '' : `&itemNo=${itemNo}`;
  return `${paths.orderDetail(orderNo)}&modalId=${CANCEL_MODAL}${item}`;
}
