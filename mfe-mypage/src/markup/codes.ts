import { numbered, type StageCodes } from '@shop/shared/markup';

/** Design reference codes of each page of this remote, by route id. */
export const stageCodes: StageCodes = {
  'mypage.my': ['skeleton-mypage', ...numbered('SB-MO-MP-01', ['member', 'no-point'])],
  'mypage.order-list': [
    'skeleton-order-list',
    ...numbered('SB-MO-MP-02', [
      'default',
      'nodata',
      'ship-prep',
      'ship-in-progress',
      'ship-delivered',
      'claim',
      'deposit',
      'ship-delayed',
    ]),
  ],
  'mypage.order-detail': [
    'skeleton-order-detail',
    ...numbered('SB-MO-MP-03', [
      'ship-prep',
      'ship-in-progress',
      'ship-delivered',
      'claim',
      'deposit',
      'ship-delayed',
      'delivery-no-data',
      'return',
      'exchange-ing',
      'confirm-with-review',
      'confirm-without-review',
    ]),
  ],
  'mypage.order-receipt': numbered('SB-MO-MP-05', ['receipt']),
  'mypage.coupons': numbered('SB-MO-MP-07', ['coupons', 'coupons-nodata']),
  'mypage.coins': numbered('SB-MO-MP-08', ['coins', 'no-total-point']),
  'mypage.favorites': numbered('SB-MO-MP-06', ['favorites', 'favorites-nodata']),
  'mypage.reviews': numbered('SB-MO-MP-09', [
    'review',
    'reviews-nodata',
    'reviews-completed',
    'review-form',
  ]),
  'mypage.vouchers': numbered('SB-MO-MP-10', ['voucher', 'vouchers-nodata', 'voucher-shown']),
  'mypage.my-info': numbered('SB-MO-MP-20', ['my-info', 'my-info-nodata']),
  'mypage.my-events': numbered('SB-MO-MP-13', ['my-events', 'my-events-nodata']),
  'mypage.claim-detail': [
    'skeleton-claim-detail',
    ...numbered('SB-MO-MP-04', [
      'return',
      'claim-charge',
      'claim-nocharge',
      'claim-adjust',
      'invalid-return',
      'exchange-wait',
      'exchange-ing',
      'exchange-done',
    ]),
  ],
};
