import { type App, page, type RemoteRoute } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { listParams } from '../features/goods-list/goods-filter';
import { loadList } from '../features/goods-list/list-query';
import { searchQueries, searchScopeOf, wordOf } from '../features/search/search.queries';

export const searchRoutes = (app: App): RemoteRoute[] => [
  page(
    {
      id: 'display.search',
      path: '/search',
      queryParams: ['q'],
      title: '검색',
      header: { kind: 'sub', hasSearch: false },
      load: () => ({ deferred: [searchQueries.popular()] }),
      component: () =>
        import(/* webpackChunkName: "display.search" */ '../pages/search/search.page'),
    },
    app,
  ),
  page(
    {
      id: 'display.search-result',
      path: '/searchResult',
      queryParams: ['q', 'exact', 'tab', ...listParams],
      title: '검색 결과',
      header: { kind: 'sub', hasSearch: false, hasTabBar: true },
      // An empty search word redirects to the search page.
      validate: ({ query }) => wordOf(query) !== '' || paths.search(),
      load: ({ query }) => {
        const list = loadList(searchScopeOf(query), query);
        return { ...list, critical: [...list.critical, searchQueries.others(wordOf(query))] };
      },
      component: () =>
        import(
          /* webpackChunkName: "display.search-result" */ '../pages/search-result/search-result.page'
        ),
    },
    app,
  ),
];
