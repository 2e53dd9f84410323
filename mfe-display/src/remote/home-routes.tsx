import { type App, page, type RemoteRoute } from '@shop/shared/app';
import { categoryQueries } from '../features/category/category.queries';
import { displayQueries } from '../features/display/display.queries';
import { parseHomeTab } from '../features/display/home-tab';

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
      id: 'display.all-menu',
      path: '/display/allmenu',
      queryParams: [],
      title: '전체메뉴',
      header: { kind: 'sub', hasTabBar: true },
      load: () => ({ critical: [categoryQueries.tree()] }),
      component: () =>
        import(/* webpackChunkName: "display.all-menu" */ '../pages/all-menu/all-menu.page'),
    },
    app,
  ),
];
