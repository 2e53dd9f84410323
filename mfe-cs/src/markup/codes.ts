import { numbered, type StageCodes } from '@shop/shared/markup';

/** Design reference codes of each page of this remote, by route id. */
export const stageCodes: StageCodes = {
  'cs.home': ['skeleton-cs', ...numbered('SB-MO-CO-01', ['default'])],
  'cs.faq': numbered('SB-MO-CO-02', ['default', 'nodata']),
  'cs.counsel': numbered('SB-MO-CO-04', ['default']),
  'cs.terms': numbered('SB-MO-CO-05', ['default', 'coming']),
  'cs.notice': numbered('SB-MO-CO-03', ['default', 'nodata']),
};
