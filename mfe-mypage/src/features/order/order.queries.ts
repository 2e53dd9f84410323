import { callInfiniteQuery, callQuery } from '@shop/shared/app';
import { orderCalls } from '@shop/shared/contracts';
import type { OrderFilter } from './order-filter';

export const orderQueries = {
  summary: (months: number) => callQuery(orderCalls.summary, { query: { months } }),
  list: ({ months, state, q }: OrderFilter) => {
    const query = { months, state, q };
    return callInfiniteQuery(
      orderCalls.list,
      { query },
      (cursor) => ({ query: { ...query, cursor } }),
      (page) => page.next,
    );
  },
  detail: (orderNo: string) => callQuery(orderCalls.detail, { params: { orderNo } }),
};
