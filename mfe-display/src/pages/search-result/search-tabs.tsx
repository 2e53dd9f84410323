import { useQuery, useSearchParams } from '@shop/shared/app';
import { groupDigits } from '@shop/shared/domain';
import { LinkTabs } from '@shop/shared/ui';
import { parseListState } from '../../features/goods-list/goods-list.queries';
import { useGoodsList } from '../../features/goods-list/use-goods-list';
import { searchQueries, searchScopeOf } from '../../features/search/search.queries';
import {
  foundIn,
  type OtherTab,
  otherTabs,
  searchTabPath,
  tabOf,
} from '../../features/search/search-tab';

import styles from './search-tabs.module.css';

/** Goods, 기획전, brands and events with their counts; what finds nothing is left out, and goods alone need no tabs. */
export function SearchTabs() {
  const [search] = useSearchParams();
  const scope = searchScopeOf(search);
  const current = tabOf(search);
  const { data: others } = useQuery(searchQueries.others(scope.q));
  const { first } = useGoodsList(parseListState(scope, search));
  if (!others) return null;
  const found = (Object.keys(otherTabs) as OtherTab[]).filter(
    (tab) => tab === current || foundIn(others, tab) > 0,
  );
  if (found.length === 0) return null;
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label="검색 결과 종류"
        items={[
          {
            text: '상품',
            to: searchTabPath(scope.q, undefined),
            count: first && groupDigits(first.total),
            isCurrent: current === undefined,
          },
          ...found.map((tab) => ({
            text: otherTabs[tab],
            to: searchTabPath(scope.q, tab),
            count: groupDigits(foundIn(others, tab)),
            isCurrent: tab === current,
          })),
        ]}
      />
    </div>
  );
}
