import { type App, type PageMeta, type PageRequest, useSearchParams } from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { lazy } from '@shop/shared/ui';
import { CornerPlace } from '../../features/corners/corner-place';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import { GoodsListView } from '../../features/goods-list/goods-list-view';
import { searchScopeOf } from '../../features/search/search.queries';
import { tabOf } from '../../features/search/search-tab';
import { NothingFound } from './nothing-found';
import { SearchEntry } from './search-entry';
import { SearchHead } from './search-head';
import { SearchHistoryEntry } from './search-history-entry';
import { SearchTabs } from './search-tabs';

/** Most searches are for goods. */
const others = lazy(() =>
  import(/* webpackChunkName: "display.found-others" */ './found-others').then(
    (module) => module.FoundOthers,
  ),
);

/** /searchResult?q=…; &tab= shows the 기획전, brands or events of the search. */
export function Page() {
  const [search] = useSearchParams();
  const scope = searchScopeOf(search);
  const tab = tabOf(search);
  return (
    <DisplayPage>
      <SearchEntry word={scope.q} />
      <PageTitle isInHeader>‘{scope.q}’ 검색 결과</PageTitle>
      <SearchTabs />
      {tab ? (
        <others.Component word={scope.q} tab={tab} />
      ) : (
        <GoodsListView
          scope={scope}
          empty={<NothingFound scope={scope} />}
          head={({ search: info }) => (
            <>
              {info && <SearchHead info={info} />}
              <SearchHistoryEntry word={scope.q} used={info?.correction?.used} />
            </>
          )}
          after={<CornerPlace key={scope.q} pageCd="SEARCH" />}
        />
      )}
    </DisplayPage>
  );
}

export function meta(_app: App, { query }: PageRequest): PageMeta {
  const { q } = searchScopeOf(query);
  return {
    title: `‘${q}’ 검색 결과`,
    description: `${site.name}에서 ‘${q}’ 상품을 찾은 결과예요.`,
    canonical: paths.searchResult(q),
    // The number of search pages is unlimited; categories are indexed instead.
    robots: 'noindex',
  };
}
