import { type App, page, type RemoteRoute } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { everyReview, goodsQueries, reviewQueries } from '../features/goods/goods.queries';
import { isGoodsNo } from '../features/goods/goods-no';
import { isOffSale, refuseUnknownGoods } from '../features/goods/use-goods-gone';
import { DETAIL_REVIEWS } from '../features/review/page-sizes';

const goodsNoOf = (query: URLSearchParams): number => Number(query.get('goodsNo'));

/** The pages of this remote. */
export function createRoutes(app: App): RemoteRoute[] {
  return [
    page(
      {
        id: 'goods.detail',
        path: '/goods/detail',
        title: '상품',
        header: { kind: 'sub', hasSearch: true, hasBasket: true, hasTabBar: false },
        validate: ({ query }) => isGoodsNo(query.get('goodsNo')),
        load: ({ query }) => {
          const goodsNo = goodsNoOf(query);
          refuseUnknownGoods(app.queryClient, goodsNo);
          return {
            critical: [goodsQueries.detail(goodsNo)],
            // In the browser the section asks when it comes near: pressing a card costs no request.
            deferred: app.isServer
              ? [reviewQueries.list(goodsNo, everyReview, DETAIL_REVIEWS)]
              : [],
          };
        },
        recover: (error, { query }) =>
          isOffSale(error) ? paths.goodsNotForSale(goodsNoOf(query)) : undefined,
        component: () =>
          import(/* webpackChunkName: "goods.detail" */ '../pages/detail/detail.page'),
      },
      app,
    ),
  ];
}
