import { paths } from '@shop/shared/contracts';

/** The query's word for the open cancel sheet: Back closes it, and a link opens it. */
export const CANCEL_MODAL = 'cancel';

/** The order's page with its cancel sheet open, one line chosen or all. */
export function cancelPath(orderNo: string, itemNo?: number): string {
  const item = itemNo === undefined ? '' : `&itemNo=${itemNo}`;
  return `${paths.orderDetail(orderNo)}&modalId=${CANCEL_MODAL}${item}`;
}
