import { callQuery } from '@shop/shared/app';
import { type CallReply, orderCalls } from '@shop/shared/contracts';

export const orderQueries = {
  detail: (orderNo: string) => callQuery(orderCalls.detail, { params: { orderNo } }),
  complete: (orderNo: string) => callQuery(orderCalls.complete, { params: { orderNo } }),
};

/** The order data of the complete page. */
export type CompletedOrder = CallReply<typeof orderCalls.complete>;
