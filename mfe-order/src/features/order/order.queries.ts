import { callQuery } from '@shop/shared/app';
import { orderCalls } from '@shop/shared/contracts';

export const orderQueries = {
  complete: (orderNo: string) => callQuery(orderCalls.complete, { params: { orderNo } }),
};
