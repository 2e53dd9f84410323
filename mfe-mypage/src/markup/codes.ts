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
    ]),
  ],
};
