import { callQuery } from '@shop/shared/app';
import { orderSheetCalls } from '@shop/shared/contracts';

export const sheetQueries = {
  /** Never cached, because prices, stock and the 30-minute limit change. */
  view: (sheetNo: string) => ({
    ...callQuery(orderSheetCalls.view, { params: { sheetNo } }),
    staleTime: 10_000,
  }),
  coupons: (sheetNo: string) => ({
    ...callQuery(orderSheetCalls.coupons, { params: { sheetNo } }),
    staleTime: 0,
  }),
};
