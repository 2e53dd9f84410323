import { defineCalls } from './call';
import type { orderSchemas } from './order.schema';

export const orderCalls = defineCalls<typeof orderSchemas>()('order', {
  /**
   * 결제하기. 409 `ORDER_CHANGED` carries an OrderDifference; 409 `OUT_OF_STOCK` names the goods. In
   * both cases nothing is reserved or charged. A repeated request returns the first order.
   */
  place: {
    method: 'POST',
    path: '/order/v1/front/orders',
    auth: 'member',
  },
  list: { method: 'GET', path: '/order/v1/front/orders', auth: 'member' },
  /** Number of lines by state; default three months. */
  summary: { method: 'GET', path: '/order/v1/front/orders/summary', auth: 'member' },
  /** 자주 산 상품: frequently bought goods. */
  frequent: { method: 'GET', path: '/order/v1/front/frequent-goods', auth: 'member' },
  /** 404 for another member's order, as if it did not exist. */
  detail: { method: 'GET', path: '/order/v1/front/orders/:orderNo', auth: 'member' },
  complete: { method: 'GET', path: '/order/v1/front/orders/:orderNo/complete', auth: 'member' },
  /** Until 배송준비중. 409 `AREA_FEE_CHANGED` when the new address has another delivery fee. */
  changeAddress: {
    method: 'PUT',
    path: '/order/v1/front/orders/:orderNo/address',
    auth: 'member',
  },
  /** 수취확인, when the goods are there before the courier has reported it. */
  receive: {
    method: 'PUT',
    path: '/order/v1/front/items/:itemNo/receive',
    auth: 'member',
  },
  confirm: {
    method: 'PUT',
    path: '/order/v1/front/items/:itemNo/confirm',
    auth: 'member',
  },
  reorder: { method: 'POST', path: '/order/v1/front/reorder', auth: 'member' },
});
