import { callQuery } from '@shop/shared/app';
import { orderSheetCalls } from '@shop/shared/contracts';

export const sheetQueries = {
  /** Stale after ten seconds, because prices, stock and the remaining 30 minutes change. */
  view: (sheetNo: string) => ({
    ...callQuery(orderSheetCalls.view, { params: { sheetNo } }),
    staleTime: 10_000,
  }),
  /** @param picked issue numbers to preview */
  coupons: (sheetNo: string, picked: readonly number[]) => ({
    ...callQuery(orderSheetCalls.coupons, {
      params: { sheetNo },
      query: { picked: [...picked].sort((a, b) => a - b).join(',') || 'none' },
    }),
    staleTime: 0,
  }),
};
