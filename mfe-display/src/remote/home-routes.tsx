import {
  type App,
  type PageDefinition,
  page,
  type RemoteRoute,
  throwIfNotFound,
} from '@shop/shared/app';
import { numberParam } from '@shop/shared/domain';
import { categoryQueries } from '../features/category/category.queries';
import { GNB_PATH, SHOP_PATH } from '../features/display/corner-page-paths';
import { displayQueries } from '../features/display/display.queries';
import { parseHomeTab } from '../features/display/home-tab';
import { parseShopTab, shopNoOf } from '../features/display/shop-url';
import { rankingQueries } from '../features/ranking/ranking.queries';
import { parseRanking, rankingParams } from '../features/ranking/ranking-url';

const shopPage = {
  queryParams: ['shopNo', 'tab'],
  title: '전문관',
  header: { kind: 'sub', hasTabBar: true },
  validate: ({ query, url }) => shopNoOf(url.pathname, query) > 0,
  load: ({ query, url }, app) => ({
    critical: [
      throwIfNotFound(app, displayQueries.shop(shopNoOf(url.pathname, query), parseShopTab(query))),
    ],
  }),
  component: () => import(/* webpackChunkName: "display.shop" */ '../pages/shop/shop.page'),
} satisfies Partial<PageDefinition>;

export const homeRoutes = (app: App): RemoteRoute[] => [
  page(
    {
      id: 'display.main',
      path: '/main',
      queryParams: ['tab'],
      title: '홈',
      header: { kind: 'main' },
      load: ({ query }) => ({
        critical: [displayQueries.home(parseHomeTab(query))],
        deferred: [displayQueries.menu()],
      }),
      component: () => import(/* webpackChunkName: "display.main" */ '../pages/main/main.page'),
    },
    app,
  ),
  page({ ...shopPage, id: 'display.shop', path: SHOP_PATH }, app),
  page({ ...shopPage, id: 'display.shop:number', path: `${SHOP_PATH}/:shopNo` }, app),
  page(
    {
      id: 'display.gnb-shop',
      path: GNB_PATH,
      queryParams: ['menuNo', ...rankingParams],
      title: '전문관',
      header: { kind: 'sub', hasTabBar: true },
      validate: ({ query }) => numberParam(query, 'menuNo') > 0,
      load: ({ query }, app) => ({
        critical: [
          throwIfNotFound(app, displayQueries.gnb(numberParam(query, 'menuNo'))),
          ...(query.has('rank') ? [rankingQueries.list(parseRanking(query))] : []),
        ],
      }),
      component: () =>
        import(/* webpackChunkName: "display.gnb-shop" */ '../pages/gnb-shop/gnb-shop.page'),
    },
    app,
  ),
  page(
    {
      id: 'display.all-menu',
      path: '/display/allmenu',
      queryParams: [],
      title: '전체메뉴',
      header: { kind: 'sub', hasTabBar: true },
      load: () => ({ critical: [categoryQueries.tree()], deferred: [displayQueries.menu()] }),
      component: () =>
        import(/* webpackChunkName: "display.all-menu" */ '../pages/all-menu/all-menu.page'),
    },
    app,
  ),
];
