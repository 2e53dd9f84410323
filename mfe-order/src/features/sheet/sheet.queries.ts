import { callQuery } from '@shop/shared/app';
import { orderSheetCalls } from '@shop/shared/contracts';

export const sheetQueries = {
  /** A sheet is worth nothing from a cache: prices, stock and its 30 minutes run on. */
  view: (sheetNo: string) => ({
    ...callQuery(orderSheetCalls.view, { params: { sheetNo } }),
    staleTime: 10_000,
  }),
  coupons: (sheetNo: string) => ({
    ...callQuery(orderSheetCalls.coupons, { params: { sheetNo } }),
    staleTime: 0,
  }),
};
