import { callQuery } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';

export const optionQueries = {
  /** Prices and stock of the options are of this moment: never out of an old cache. */
  of: (goodsNo: number) => ({
    ...callQuery(goodsCalls.options, { params: { goodsNo } }),
    staleTime: 0,
  }),
};
