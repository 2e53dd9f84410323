import {
  type App,
  type PageDefinition,
  page,
  type RemoteRoute,
  throwIfNotFound,
} from '@shop/shared/app';
import { numberParam } from '@shop/shared/domain';
import { categoryQueries } from '../features/category/category.queries';
import {
  cornerPageParam,
  cornerPageQuery,
  GNB_PATH,
  SHOP_PATH,
} from '../features/display/corner-page-query';
import { displayQueries } from '../features/display/display.queries';
import { parseHomeTab } from '../features/display/home-tab';

const cornerPage = (path: string) =>
  ({
    path,
    queryParams: [cornerPageParam(path)],
    title: '전문관',
    header: { kind: 'sub', hasTabBar: true },
    validate: ({ query }) => numberParam(query, cornerPageParam(path)) > 0,
    load: ({ query }, app) => ({
      critical: [throwIfNotFound(app, cornerPageQuery(path, query))],
    }),
  }) satisfies Partial<PageDefinition>;

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
  page(
    {
      ...cornerPage(SHOP_PATH),
      id: 'display.shop',
      component: () =>
        import(/* webpackChunkName: "display.shop" */ '../pages/corner-page/corner-page.page'),
    },
    app,
  ),
  page(
    {
      ...cornerPage(GNB_PATH),
      id: 'display.gnb-shop',
      component: () =>
        import(/* webpackChunkName: "display.gnb-shop" */ '../pages/corner-page/corner-page.page'),
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
