import { callQuery } from '@shop/shared/app';
import { basketCalls, goodsCalls } from '@shop/shared/contracts';

export const basketQueries = {
  view: () => callQuery(basketCalls.view, {}),
  /** Prices and stock of the options are of this moment: never out of an old cache. */
  options: (goodsNo: number) => ({
    ...callQuery(goodsCalls.options, { params: { goodsNo } }),
    staleTime: 0,
  }),
};
