import { defineCalls } from './call';
import type { orderSheetSchemas } from './order-sheet.schema';

export const orderSheetCalls = defineCalls<typeof orderSheetSchemas>()('orderSheet', {
  /**
   * Preselects the default address and the combination of coupons and card that costs least; points,
   * coins and gift cards are only offered. Expires after 30 minutes.
   */
  create: {
    method: 'POST',
    path: '/order/v1/front/sheet',
    auth: 'member',
  },
  /** 410 `SHEET_EXPIRED`; 409 `SHEET_USED` with `orderNo` after an order was placed. */
  view: {
    method: 'GET',
    path: '/order/v1/front/sheet/:sheetNo',
    auth: 'member',
  },
  /**
   * Stores the choices, adjusts impossible ones, and returns the result. Until the shopper has chosen
   * coupons, the best ones follow each change.
   */
  calculate: {
    method: 'POST',
    path: '/order/v1/front/sheet/:sheetNo/calculate',
    auth: 'member',
    idempotent: false,
  },
  /** Stores the combination that costs least with the chosen months, and returns the result. */
  best: {
    method: 'POST',
    path: '/order/v1/front/sheet/:sheetNo/coupons/best',
    auth: 'member',
    idempotent: false,
  },
  /** Gives a recommendation code with the order, or with null takes it back. Wrong ones are limited. */
  recommend: {
    method: 'PUT',
    path: '/order/v1/front/sheet/:sheetNo/recommendation',
    auth: 'member',
    idempotent: false,
  },
  /** Every coupon of the member beside the chosen combination, with the reason why it is not in it. */
  coupons: { method: 'GET', path: '/order/v1/front/sheet/:sheetNo/coupons', auth: 'member' },
});
