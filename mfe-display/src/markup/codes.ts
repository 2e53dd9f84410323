import { numbered, type StageCodes } from '@shop/shared/markup';

/** The states of each page of this remote in the design reference, by route id. */
export const stageCodes: StageCodes = {
  'display.main': [
    'skeleton-main',
    ...numbered('SB-MO-SH-01', [
      'corner',
      'time-deal',
      'member',
      'discovery-own',
      'discovery-not-own',
    ]),
  ],
  'display.category': [
    'skeleton-category',
    ...numbered('SB-MO-SH-02', ['product', 'nodata', 'discount', 'filter', 'corner']),
  ],
  'display.search-result': ['skeleton-search', ...numbered('SB-MO-SH-03', ['product', 'nodata'])],
  'display.products': ['skeleton-product-list', ...numbered('SB-MO-PD-03', ['product', 'nodata'])],
  'display.brand': ['skeleton-brand', ...numbered('SB-MO-SH-04', ['default'])],
  'display.plan-shop-list': numbered('SB-MO-SH-05', ['default', 'nodata']),
  'display.event-list': ['skeleton-event', ...numbered('SB-MO-EV-01', ['default', 'nodata'])],
  'display.event-detail': numbered('SB-MO-EV-02', [
    'attendance',
    'before_invitation',
    'recomm-code-invalid1',
    'recomm-code-invalid2',
    'waiting',
    'completed',
    'confirm',
    'roulette',
    'quiz',
    'stamp',
    'poll',
    'comment',
    'app-only',
  ]),
  'display.event-type': numbered('SB-MO-EV-03', ['default', 'nodata']),
  'display.event-end': numbered('SB-MO-EV-04', ['waiting', 'completed', 'nodata']),
  'display.gnb-shop': numbered('SB-MO-SH-07', ['default', 'nodata']),
  'display.shop': numbered('SB-MO-SH-08', ['default', 'completed']),
  'display.plan-shop-detail': [
    'skeleton-plan-shop',
    ...numbered('SB-MO-SH-06', ['product', 'waiting', 'completed']),
  ],
};
