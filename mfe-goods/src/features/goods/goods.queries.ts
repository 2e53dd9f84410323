import { callQuery } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';

const byGoods = (goodsNo: number) => ({ params: { goodsNo } });

/** Queries about one goods. */
export const goodsQueries = {
  detail: (goodsNo: number) => callQuery(goodsCalls.detail, byGoods(goodsNo)),
  /** The live stock: always stale, fetched again on every mount and when Back shows the page. */
  stock: (goodsNo: number) => ({
    ...callQuery(goodsCalls.stock, byGoods(goodsNo)),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  }),
  status: (goodsNo: number) => callQuery(goodsCalls.status, byGoods(goodsNo)),
  compared: (goodsNos: readonly number[]) =>
    callQuery(goodsCalls.compare, { query: { goodsNos: goodsNos.join(',') } }),
  related: (goodsNo: number) => callQuery(goodsCalls.related, byGoods(goodsNo)),
  similar: (goodsNo: number) => callQuery(goodsCalls.similar, byGoods(goodsNo)),
};
