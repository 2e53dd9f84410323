import type { basketSchemas } from './basket.schema';
import { defineCalls } from './call';

const buyErrors = ['5002', '5016', '5040', '5041', '5042', '5043', '5044', '5045'] as const;

/** `optional`: a visitor has a basket of his own under a cookie, merged when he signs in. */
export const basketCalls = defineCalls<typeof basketSchemas>()('basket', {
  view: { method: 'GET', path: '/order/v1/front/basket', auth: 'optional' },
  count: { method: 'GET', path: '/order/v1/front/basket/count', auth: 'optional' },
  /** The same SKU grows the line that is there. All or nothing. */
  add: {
    method: 'POST',
    path: '/order/v1/front/basket',
    auth: 'optional',
    errors: [...buyErrors, 'BASKET_FULL'],
  },
  /** Another quantity or another option of the same goods. */
  change: {
    method: 'PUT',
    path: '/order/v1/front/basket/items/:itemNo',
    auth: 'optional',
    errors: buyErrors,
  },
  /** Which lines 주문하기 takes. */
  select: { method: 'PUT', path: '/order/v1/front/basket/selection', auth: 'optional' },
  remove: { method: 'DELETE', path: '/order/v1/front/basket/items', auth: 'optional' },
  /** Totals for a selection without storing it. */
  calculate: {
    method: 'POST',
    path: '/order/v1/front/basket/calculate',
    auth: 'optional',
    idempotent: false,
  },
  /** After signing in: the visitor's basket joins the member's, the larger quantity wins, nothing is dropped. */
  merge: { method: 'POST', path: '/order/v1/front/basket/merge', auth: 'member' },
});
