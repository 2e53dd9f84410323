import type { FragmentUse } from '@shop/shared/app';
import type { OrderDetail } from '@shop/shared/contracts';

/** The account of an order that waits for its deposit, drawn by mfe-order. */
export const depositFragment = (orderNo: string): FragmentUse => ({
  name: 'order/deposit',
  props: { orderNo },
});

/** Those of the first screen of an order. */
export const depositFragments = (order: OrderDetail | undefined): FragmentUse[] =>
  order?.deposit ? [depositFragment(order.orderNo)] : [];
