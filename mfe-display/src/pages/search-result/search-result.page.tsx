import { type App, type PageMeta, type PageRequest, useSearchParams } from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { CornerPlace } from '../../features/corners/corner-place';
import { DisplayPage, PageTitle } from '../../features/display-page/display-page';
import { GoodsListView } from '../../features/goods-list/goods-list-view';
import { searchScopeOf } from '../../features/search/search.queries';
import { NothingFound } from './nothing-found';
import { SearchEntry } from './search-entry';
import { SearchHead } from './search-head';
import { SearchHistoryEntry } from './search-history-entry';

/** /searchResult?q=… */
export function Page() {
  const [search] = useSearchParams();
  const scope = searchScopeOf(search);
  return (
    <DisplayPage>
      <SearchEntry word={scope.q} />
      <PageTitle isInHeader>‘{scope.q}’ 검색 결과</PageTitle>
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
