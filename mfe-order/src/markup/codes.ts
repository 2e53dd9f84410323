import { numbered, type StageCodes } from '@shop/shared/markup';

/** Design reference codes of each page of this remote, by route id. */
export const stageCodes: StageCodes = {
  'order.basket': [
    'skeleton-basket',
    ...numbered('SB-MO-BK-01', [
      'default',
      'nodata',
      'sold-out',
      'invalid',
      'shipping-case',
      'loading',
      'later',
      'time-deal',
      'adult',
    ]),
  ],
  'order.sheet': [
    'skeleton-order-sheet',
    ...numbered('SB-MO-OR-01', [
      'default',
      'no-address',
      'shipping-case',
      'no-point',
      'no-total-point',
      'interest-free',
      'no-interest',
      'lump-sum-only',
      'long-term-installment',
      'discount',
      'invalid',
      'receiver-invalid-name',
      'receiver-invalid-phone1',
      'receiver-invalid-phone2',
      'gift-card-terms',
      'not-best',
      'overseas',
      'changed',
      'transfer',
      'easy-pay',
      'by-deposit',
      'recomm-code-invalid1',
      'recomm-code-invalid2',
    ]),
  ],
  'order.complete': numbered('SB-MO-OR-02', [
    'completed',
    'waiting',
    'deposit',
    'deposit-returned',
  ]),
  'order.payment': ['skeleton-payment', ...numbered('SB-MO-OR-03', ['waiting'])],
};
