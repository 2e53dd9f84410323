import { callInfiniteQuery, callQuery } from '@shop/shared/app';
import { type GoodsListQuery, goodsCalls, searchCalls } from '@shop/shared/contracts';

const byGoods = (goodsNo: number) => ({ params: { goodsNo } });

/** Reading of one goods. */
export const goodsQueries = {
  detail: (goodsNo: number) => callQuery(goodsCalls.detail, byGoods(goodsNo)),
  /** What can be bought this moment: asked again on every visit, never believed for long. */
  stock: (goodsNo: number) => ({
    ...callQuery(goodsCalls.stock, byGoods(goodsNo)),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  }),
  status: (goodsNo: number) => callQuery(goodsCalls.status, byGoods(goodsNo)),
  related: (goodsNo: number) => callQuery(goodsCalls.related, byGoods(goodsNo)),
  similar: (goodsNo: number) => callQuery(goodsCalls.similar, byGoods(goodsNo)),
};

/** A ready-made list, 24 goods a page. */
export const goodsListQuery = (query: GoodsListQuery) =>
  callInfiniteQuery(
    searchCalls.goods,
    { query },
    (cursor) => ({ query: { ...query, cursor } }),
    (page) => page.nextCursor,
  );
