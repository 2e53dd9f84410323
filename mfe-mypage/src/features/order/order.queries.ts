import { callInfiniteQuery, callQuery } from '@shop/shared/app';
import { orderCalls } from '@shop/shared/contracts';
import type { OrderFilter } from './order-filter';

export const orderQueries = {
  summary: (months: number) => callQuery(orderCalls.summary, { query: { months } }),
  list: ({ months, span, state, q }: OrderFilter) => {
    const query = { ...(span ?? { months }), state, q };
    return callInfiniteQuery(
      orderCalls.list,
      { query },
      (cursor) => ({ query: { ...query, cursor } }),
      (page) => page.next,
    );
  },
  /** The newest orders of which something is on its way. */
  shipping: (months: number) =>
    callQuery(orderCalls.list, { query: { months, state: 'shipping', q: '' } }),
  frequent: () => callQuery(orderCalls.frequent, {}),
  detail: (orderNo: string) => callQuery(orderCalls.detail, { params: { orderNo } }),
};
