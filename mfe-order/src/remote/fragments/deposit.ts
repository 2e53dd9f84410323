import type { FragmentDefinition } from '@shop/shared/app';
import { DepositOfOrder } from '../../features/deposit/deposit-of-order';
import { orderQueries } from '../../features/order/order.queries';

/** The account that an order waits for, on pages of other remotes. */
export const fragment: FragmentDefinition<'order/deposit'> = {
  queries: ({ orderNo }) => [orderQueries.detail(orderNo)],
  Component: DepositOfOrder,
};
