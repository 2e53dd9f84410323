import { callQuery } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';

export const optionQueries = {
  /** Refetched on each use, because prices and stock of options change at any time. */
  of: (goodsNo: number) => ({
    ...callQuery(goodsCalls.options, { params: { goodsNo } }),
    staleTime: 0,
  }),
};
