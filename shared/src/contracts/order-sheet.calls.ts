import { defineCalls } from './call';
import type { orderSheetSchemas } from './order-sheet.schema';

export const orderSheetCalls = defineCalls<typeof orderSheetSchemas>()('orderSheet', {
  /**
   * Preselects the best coupon, the default address and the default card. Expires after 30 minutes.
   */
  create: {
    method: 'POST',
    path: '/order/v1/front/sheet',
    auth: 'member',
    errors: [
      'NOTHING_SELECTED',
      '5002',
      '5016',
      '5028',
      '5040',
      '5041',
      '5042',
      '5043',
      '5044',
      '5045',
    ],
  },
  /** 410 `SHEET_EXPIRED`; 409 `SHEET_USED` with `orderNo` after an order was placed. */
  view: {
    method: 'GET',
    path: '/order/v1/front/sheet/:sheetNo',
    auth: 'member',
    errors: ['SHEET_EXPIRED', 'SHEET_USED'],
  },
  /** Stores the choices, adjusts impossible ones, and returns the result. */
  calculate: {
    method: 'POST',
    path: '/order/v1/front/sheet/:sheetNo/calculate',
    auth: 'member',
    idempotent: false,
    errors: ['SHEET_EXPIRED', 'SHEET_USED'],
  },
  coupons: { method: 'GET', path: '/order/v1/front/sheet/:sheetNo/coupons', auth: 'member' },
});
