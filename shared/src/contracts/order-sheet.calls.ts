import { defineCalls } from './call';
import type { orderSheetSchemas } from './order-sheet.schema';

export const orderSheetCalls = defineCalls<typeof orderSheetSchemas>()('orderSheet', {
  /** Best coupon, default address and default card are chosen already. Lives 30 minutes. */
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
  /** 410 `SHEET_EXPIRED`; 409 `SHEET_USED` with `orderNo` once it became an order. */
  view: {
    method: 'GET',
    path: '/order/v1/front/sheet/:sheetNo',
    auth: 'member',
    errors: ['SHEET_EXPIRED', 'SHEET_USED'],
  },
  /** Stores the choices; what is not possible is brought to what is, and the answer shows it. */
  calculate: {
    method: 'POST',
    path: '/order/v1/front/sheet/:sheetNo/calculate',
    auth: 'member',
    idempotent: false,
    errors: ['SHEET_EXPIRED', 'SHEET_USED'],
  },
  coupons: { method: 'GET', path: '/order/v1/front/sheet/:sheetNo/coupons', auth: 'member' },
});
