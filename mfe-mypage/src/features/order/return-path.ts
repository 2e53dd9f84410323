import { paths } from '@shop/shared/contracts';

/** `modalId` of 반품 신청, so that Back closes it and a link can open it. */
export const RETURN_MODAL = 'return';

/** `modalId` of 교환 신청. */
export const EXCHANGE_MODAL = 'exchange';

/** URL of the order with the request of an exchange open, for one item. */
export const exchangePath = (orderNo: string, itemNo: number): string =>
  `${paths.orderDetail(orderNo)}&modalId=${EXCHANGE_MODAL}&itemNo=${itemNo}`;

/** URL of the order with the request of a return open, for one item. */
export const returnPath = (orderNo: string, itemNo: number): string =>
  `${paths.orderDetail(orderNo)}&modalId=${RETURN_MODAL}&itemNo=${itemNo}`;
