import { callQuery } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';

/** Rows of goods on the basket page. */
export const goodsRowQueries = {
  similar: (goodsNo: number) => callQuery(goodsCalls.similar, { params: { goodsNo } }),
};
