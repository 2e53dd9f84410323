import type { basketSchemas } from './basket.schema';
import { defineCalls } from './call';

/** `optional`: a visitor's basket is identified by a cookie and merged at sign-in. */
export const basketCalls = defineCalls<typeof basketSchemas>()('basket', {
  view: { method: 'GET', path: '/order/v1/front/basket', auth: 'optional' },
  /** The numbers of the header: lines of the basket, and a member's new notifications. */
  count: { method: 'GET', path: '/order/v1/front/basket/count', auth: 'optional' },
  /** Adding a SKU of the basket increases its quantity. All or nothing. */
  add: {
    method: 'POST',
    path: '/order/v1/front/basket',
    auth: 'optional',
  },
  /** Changes the quantity or the option of a line. */
  change: {
    method: 'PUT',
    path: '/order/v1/front/basket/items/:itemNo',
    auth: 'optional',
  },
  /** Selects the lines that 주문하기 orders. */
  select: { method: 'PUT', path: '/order/v1/front/basket/selection', auth: 'optional' },
  /** Moves lines to those kept for later, or back into the basket. */
  keepForLater: { method: 'PUT', path: '/order/v1/front/basket/later', auth: 'optional' },
  remove: { method: 'DELETE', path: '/order/v1/front/basket/items', auth: 'optional' },
  /** Totals of a selection, without storing it. */
  calculate: {
    method: 'POST',
    path: '/order/v1/front/basket/calculate',
    auth: 'optional',
    idempotent: false,
  },
  /**
   * After sign-in: merges the visitor's basket into the member's. The larger quantity wins and no
   * line is dropped.
   */
  merge: { method: 'POST', path: '/order/v1/front/basket/merge', auth: 'member' },
});
