import { defineCalls } from './call';
import type { orderSheetSchemas } from './order-sheet.schema';

export const orderSheetCalls = defineCalls<typeof orderSheetSchemas>()('orderSheet', {
  /**
   * Preselects the default address and the combination of coupons, points, coins, gift cards and
   * card that costs least. Expires after 30 minutes.
   */
  create: {
    method: 'POST',
    path: '/order/v1/front/sheet',
    auth: 'member',
    errors: [
      'NOTHING_SELECTED',
      'BASKET_CHANGED',
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
    errors: [
      'SHEET_EXPIRED',
      'SHEET_USED',
      'POINT_UNIT',
      'POINT_SHORT',
      'COIN_SHORT',
      'GIFT_CARD_SHORT',
      'COUPON_UNKNOWN',
      'COUPON_UNUSABLE',
      'COUPON_GROUP',
    ],
  },
  /** Stores the combination that costs least with the chosen months, and returns the result. */
  best: {
    method: 'POST',
    path: '/order/v1/front/sheet/:sheetNo/coupons/best',
    auth: 'member',
    idempotent: false,
    errors: ['SHEET_EXPIRED', 'SHEET_USED'],
  },
  /** Gives a recommendation code with the order, or with null takes it back. Wrong ones are limited. */
  recommend: {
    method: 'PUT',
    path: '/order/v1/front/sheet/:sheetNo/recommendation',
    auth: 'member',
    idempotent: false,
    errors: [
      'SHEET_EXPIRED',
      'SHEET_USED',
      'RECOMMENDATION_CODE',
      'RECOMMENDATION_OWN',
      'RECOMMENDATION_USED',
      'RECOMMENDATION_ENDED',
      'CODE_LIMIT',
    ],
  },
  /** Every coupon of the member beside the chosen combination, with the reason why it is not in it. */
  coupons: { method: 'GET', path: '/order/v1/front/sheet/:sheetNo/coupons', auth: 'member' },
});
