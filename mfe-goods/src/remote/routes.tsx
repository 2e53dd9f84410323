import { type App, page, type RemoteRoute, throwIfNotFound } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { numberParam } from '@shop/shared/domain';
import { readCompared } from '../features/compare/compared-goods';
import { goodsQueries } from '../features/goods/goods.queries';
import { isOffSale } from '../features/goods/use-goods-gone';
import { DETAIL_REVIEWS, TOTAL_REVIEWS } from '../features/review/page-sizes';
import { everyReview, reviewQueries } from '../features/review/review.queries';
import { readReviewFilter } from '../features/review/review-filter';
import { markupRoutes } from '../markup/markup-routes';

const goodsNoOf = (query: URLSearchParams): number => numberParam(query, 'goodsNo');
const hasGoodsNo = ({ query }: { query: URLSearchParams }): boolean => goodsNoOf(query) > 0;

/** The pages of this remote and their design reference pages. */
export function createRoutes(app: App): RemoteRoute[] {
  const routes = shopRoutes(app);
  return [...routes, ...markupRoutes(app, routes)];
}

function shopRoutes(app: App): RemoteRoute[] {
  return [
    page(
      {
        id: 'goods.detail',
        path: '/goods/detail',
        queryParams: ['goodsNo', 'pick', 'sku'],
        title: '상품',
        header: {
          kind: 'sub',
          isTitleAfterHeading: true,
          hasSearch: true,
          hasBasket: true,
          hasTabBar: false,
        },
        validate: hasGoodsNo,
        load: ({ query }) => {
          const detail = goodsQueries.detail(goodsNoOf(query));
          throwIfNotFound(app, detail);
          const reviews = reviewQueries.list(goodsNoOf(query), everyReview, DETAIL_REVIEWS);
          // In the browser the section fetches its reviews itself, so that opening a card costs
          // one request.
          return { critical: [detail], deferred: app.isServer ? [reviews] : [] };
        },
        recover: (error, { query }) =>
          isOffSale(error) ? paths.goodsNotForSale(goodsNoOf(query)) : undefined,
        component: async () => {
          const module = await import(
            /* webpackChunkName: "goods.detail" */ '../pages/detail/detail.page'
          );
          if (app.isServer) await module.ready();
          return module;
        },
      },
      app,
    ),
    page(
      {
        id: 'goods.goods-coupons',
        path: '/goods/detail/goods-coupon-popup',
        queryParams: ['goodsNo'],
        title: '쿠폰 받기',
        header: { kind: 'sub', hasBasket: true },
        validate: hasGoodsNo,
        load: ({ query }) => {
          const status = goodsQueries.status(goodsNoOf(query));
          throwIfNotFound(app, status);
          return { critical: [status] };
        },
        component: () =>
          import(
            /* webpackChunkName: "goods.goods-coupons" */ '../pages/goods-coupons/goods-coupons.page'
          ),
      },
      app,
    ),
    page(
      {
        id: 'goods.compare',
        path: '/goods/compare',
        queryParams: ['goodsNo'],
        title: '상품 비교',
        header: { kind: 'sub', hasSearch: true, hasBasket: true },
        load: ({ query }) => {
          const { goodsNos } = readCompared(query);
          return { critical: goodsNos.length > 0 ? [goodsQueries.compared(goodsNos)] : [] };
        },
        component: () =>
          import(/* webpackChunkName: "goods.compare" */ '../pages/compare/compare.page'),
      },
      app,
    ),
    page(
      {
        id: 'goods.adult-verification',
        path: '/goods/detail/adultVerification',
        queryParams: ['returnTo', 'requestNo', 'answer'],
        title: '성인 인증',
        header: { kind: 'sub' },
        component: () =>
          import(
            /* webpackChunkName: "goods.adult-verification" */ '../pages/adult-verification/adult-verification.page'
          ),
      },
      app,
    ),
    page(
      {
        id: 'goods.not-for-sale',
        path: '/goods/error/goods-not-for-sale',
        queryParams: ['goodsNo'],
        title: '판매 종료 상품',
        header: { kind: 'sub', hasSearch: true, hasBasket: true },
        validate: hasGoodsNo,
        load: ({ query }) => {
          const status = goodsQueries.status(goodsNoOf(query));
          throwIfNotFound(app, status);
          return { critical: [status], deferred: [goodsQueries.similar(goodsNoOf(query))] };
        },
        component: () =>
          import(
            /* webpackChunkName: "goods.not-for-sale" */ '../pages/not-for-sale/not-for-sale.page'
          ),
      },
      app,
    ),
    page(
      {
        id: 'goods.total-review',
        path: '/goods/TotalReview',
        queryParams: ['goodsNo', 'sort', 'score', 'photo', 'option'],
        title: '전체 후기',
        header: { kind: 'sub', hasBasket: true },
        keepsScroll: true,
        validate: hasGoodsNo,
        load: ({ query }) => {
          const status = goodsQueries.status(goodsNoOf(query));
          throwIfNotFound(app, status);
          const filter = readReviewFilter(query);
          return {
            critical: [status, reviewQueries.list(goodsNoOf(query), filter, TOTAL_REVIEWS)],
          };
        },
        component: () =>
          import(
            /* webpackChunkName: "goods.total-review" */ '../pages/total-review/total-review.page'
          ),
      },
      app,
    ),
  ];
}
