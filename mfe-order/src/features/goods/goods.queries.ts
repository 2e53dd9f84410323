import { callQuery } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';

const byGoods = (goodsNo: number) => ({ params: { goodsNo } });

/** Rows of goods on the basket and complete pages. */
export const goodsRowQueries = {
  related: (goodsNo: number) => callQuery(goodsCalls.related, byGoods(goodsNo)),
  similar: (goodsNo: number) => callQuery(goodsCalls.similar, byGoods(goodsNo)),
};
