import { type App, page, type RemoteRoute, throwIfNotFound } from '@shop/shared/app';
import { numberParam } from '@shop/shared/domain';
import { brandQueries } from '../features/brand/brand.queries';
import { categoryQueries } from '../features/category/category.queries';
import { listParams } from '../features/goods-list/goods-filter';
import { loadList } from '../features/goods-list/list-query';
import { planShopQueries } from '../features/plan-shop/plan-shop.queries';
import {
  parsePlanShopListQuery,
  planShopListParams,
  planShopQueryOf,
  planShopScopeOf,
} from '../features/plan-shop/plan-shop-url';
import { productsScopeOf, readListType } from '../features/products/products-url';

/** Browsing pages keep the tab bar. */
const header = { kind: 'sub', hasTabBar: true } as const;

export const catalogueRoutes = (app: App): RemoteRoute[] => [
  page(
    {
      id: 'display.category',
      path: '/display/category',
      queryParams: ['categoryNo', ...listParams],
      title: '카테고리',
      header,
      validate: ({ query }) => numberParam(query, 'categoryNo') > 0,
      load: ({ query }, app) => {
        const categoryNo = numberParam(query, 'categoryNo');
        const list = loadList({ categoryNo }, query);
        return {
          ...list,
          critical: [throwIfNotFound(app, categoryQueries.detail(categoryNo)), ...list.critical],
        };
      },
      component: () =>
        import(/* webpackChunkName: "display.category" */ '../pages/category/category.page'),
    },
    app,
  ),
  page(
    {
      id: 'display.brand',
      path: '/display/brand',
      queryParams: ['brandNo', 'index', ...listParams],
      title: '브랜드',
      header,
      validate: ({ query }) => !query.has('brandNo') || numberParam(query, 'brandNo') > 0,
      load: ({ query }, app) => {
        const brandNo = numberParam(query, 'brandNo');
        if (!brandNo) return { critical: [brandQueries.index()] };
        const list = loadList({ brandNo }, query);
        return {
          ...list,
          critical: [throwIfNotFound(app, brandQueries.detail(brandNo)), ...list.critical],
        };
      },
      component: () => import(/* webpackChunkName: "display.brand" */ '../pages/brand/brand.page'),
    },
    app,
  ),
  page(
    {
      id: 'display.products',
      path: '/products',
      queryParams: ['type', 'bundleSellerNo', ...listParams],
      title: '전체 상품',
      header: { kind: 'main' },
      validate: ({ query }) => readListType(query) !== undefined,
      load: ({ query }) => loadList(productsScopeOf(query), query),
      component: () =>
        import(/* webpackChunkName: "display.products" */ '../pages/products/products.page'),
    },
    app,
  ),
  page(
    {
      id: 'display.plan-shop-list',
      path: '/display/plan-shop/list',
      queryParams: planShopListParams,
      title: '기획전',
      header,
      load: ({ query }) => ({
        critical: [planShopQueries.list(parsePlanShopListQuery(query))],
        deferred: [categoryQueries.tree()],
      }),
      component: () =>
        import(
          /* webpackChunkName: "display.plan-shop-list" */ '../pages/plan-shop-list/plan-shop-list.page'
        ),
    },
    app,
  ),
  page(
    {
      id: 'display.plan-shop-detail',
      path: '/display/plan-shop/detail',
      queryParams: ['planShopNo', 'preview', 'sectionNo', 'view', ...listParams],
      title: '기획전',
      header,
      validate: ({ query }) => numberParam(query, 'planShopNo') > 0,
      load: ({ query }, app) => {
        const scope = planShopScopeOf(query);
        const list = scope && loadList(scope, query);
        return {
          critical: [throwIfNotFound(app, planShopQueryOf(query)), ...(list?.critical ?? [])],
          deferred: list?.deferred ?? [],
        };
      },
      component: () =>
        import(
          /* webpackChunkName: "display.plan-shop-detail" */ '../pages/plan-shop-detail/plan-shop-detail.page'
        ),
    },
    app,
  ),
];
