import { numbered, type StageCodes } from '@shop/shared/markup';

/** The states of each page of this remote in the design reference, by route id. */
export const stageCodes: StageCodes = {
  'goods.detail': [
    'skeleton-product-detail',
    ...numbered('SB-MO-PD-01', [
      'default',
      'product',
      'discount',
      'sold-out',
      'time-deal',
      'reservation',
      'buy-disabled',
      'overseas',
      'cross-border',
      'taxfree',
      'culture',
      'voucher',
      'no-interest',
      'adult',
      'adult-verified',
    ]),
    ...numbered('SB-MO-PD-05', [
      'sizeguide-male',
      'sizeguide-female',
      'sizeguide-child',
      'sizeguide-infant',
    ]),
  ],
  'goods.total-review': [
    'skeleton-review',
    ...numbered('SB-MO-PD-02', ['review', 'nodata', 'filter']),
  ],
  'goods.adult-verification': numbered('SB-MO-PD-04', [
    'default',
    'login',
    'ended',
    'verified',
    'underage',
  ]),
};
