import { callQuery } from '@shop/shared/app';
import { orderSheetCalls } from '@shop/shared/contracts';

export const sheetQueries = {
  /** Stale after ten seconds, because prices, stock and the remaining 30 minutes change. */
  view: (sheetNo: string) => ({
    ...callQuery(orderSheetCalls.view, { params: { sheetNo } }),
    staleTime: 10_000,
  }),
  coupons: (sheetNo: string) => ({
    ...callQuery(orderSheetCalls.coupons, { params: { sheetNo } }),
    staleTime: 0,
  }),
};
