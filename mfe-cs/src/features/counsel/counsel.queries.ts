import { type App, callInfiniteQuery, callKey, callQuery } from '@shop/shared/app';
import { counselCalls, csCalls, orderCalls } from '@shop/shared/contracts';

/** Orders that an enquiry may be about. */
const MONTHS = 12;

export const counselQueries = {
  orders: () =>
    callInfiniteQuery(
      orderCalls.list,
      { query: { months: MONTHS } },
      (cursor) => ({ query: { months: MONTHS, cursor } }),
      (page) => page.next,
    ),
  order: (orderNo: string) => callQuery(orderCalls.detail, { params: { orderNo } }),
};

/** Refetches what lists enquiries after one was sent. */
export function invalidateCounsels(client: App['queryClient']): void {
  for (const call of [counselCalls.list, csCalls.home])
    void client.invalidateQueries({ queryKey: callKey(call) });
}
