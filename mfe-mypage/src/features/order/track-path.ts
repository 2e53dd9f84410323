import { paths } from '@shop/shared/contracts';

/** `modalId` of 배송조회, so that Back closes it and a link can open it. */
export const TRACK_MODAL = 'track';

/** URL of the order with the tracking of one parcel open. */
export const trackPath = (orderNo: string, shipmentNo: number): string =>
  `${paths.orderDetail(orderNo)}&modalId=${TRACK_MODAL}&shipmentNo=${shipmentNo}`;
