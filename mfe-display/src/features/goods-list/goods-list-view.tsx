import { useLocation, useNavigate, useSearchParams } from '@shop/shared/app';
import type { GoodsList } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import { classNames, lazy, Resource, SkipLink, useIsDesktop } from '@shop/shared/ui';
import { type ReactNode, useRef } from 'react';
import { EmptyFilter } from './empty-filter';
import { FilterButton } from './filter-button';
import { appliedFilters, filterColumn } from './filter-parts';
import type { FilterGroup } from './filter-props';
import { type GoodsFilter, isFiltered, withFilter } from './goods-filter';
import { GoodsGrid, GoodsGridSkeleton } from './goods-grid';
import { defaultSortOf, type GoodsScope, parseListState } from './goods-list.queries';
import styles from './goods-list-view.module.css';
import { PartLinks } from './part-links';
import { SortChoice } from './sort-choice';
import { useGoodsList } from './use-goods-list';

/** Its place is kept until its code is there. */
const viewChoice = lazy(
  () =>
    import(/* webpackChunkName: "display.view-choice" */ './view-choice').then(
      (module) => module.ViewChoice,
    ),
  () => <div className={styles.views} />,
  { isOptional: true },
);

/** The target of the link that skips the filters. */
const GOODS_ID = 'goods-list';

export interface GoodsListViewProps {
  scope: GoodsScope;
  /** Filter groups to omit, such as 브랜드 on a brand page. */
  hiddenGroups?: readonly FilterGroup[];
  /** The empty state of a list without filters. */
  empty: ReactNode;
  /** Content above the list once the first page has loaded, such as the corrected search word. */
  head?: (first: GoodsList) => ReactNode;
  /**
   * Content below the list, once all of it has loaded: scrolling past its end must not be possible,
   * or nothing more would load.
   */
  after?: ReactNode;
}

/**
 * A list of goods with filters, sort order and infinite scroll, for categories, searches, brands,
 * 기획전 and predefined lists. Filter and order are stored in the URL, so Back and shared links show the same list.
 */
export function GoodsListView({
  scope,
  hiddenGroups = [],
  empty,
  head,
  after,
}: GoodsListViewProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isDesktop = useIsDesktop();
  const topRef = useRef<HTMLDivElement>(null);
  const state = parseListState(scope, search);
  const list = useGoodsList(state);
  const { first, isOld, query } = list;

  const show = (filter: GoodsFilter, replace = false) => {
    if ((topRef.current?.getBoundingClientRect().top ?? 0) < 0) topRef.current?.scrollIntoView();
    void navigate(pathname + withFilter(search, filter), { replace, state: { keepsScroll: true } });
  };
  const filtering = { scope, filter: state.filter, hiddenGroups };
  const isEmptyList = first?.total === 0 && !isFiltered(state.filter);

  return (
    <>
      <SkipLink targetId={GOODS_ID}>상품 목록 바로가기</SkipLink>
      {first && head?.(first)}
      <div ref={topRef} className={classNames(styles.layout, isEmptyList && styles.nothing)}>
        {isDesktop && !isEmptyList && <filterColumn.Component {...filtering} onChange={show} />}
        <div className={styles.main}>
          {!isEmptyList && (
            <div className={styles.toolbar}>
              <p className={styles.count} role="status">
                {first && <Count total={first.total} />}
              </p>
              <viewChoice.Component />
              <SortChoice sort={state.sort} defaultSort={defaultSortOf(scope)} />
              <FilterButton {...filtering} onApply={(filter) => show(filter, true)} />
            </div>
          )}
          {isFiltered(state.filter) && (
            <div className={styles.applied}>
              <appliedFilters.Component {...filtering} onChange={show} />
            </div>
          )}
          <div
            id={GOODS_ID}
            tabIndex={-1}
            className={styles.goods}
            data-old={isOld || undefined}
            aria-busy={isOld}
          >
            <Resource
              query={{
                data: first,
                error: query.error,
                isFetching: query.isFetching,
                refetch: query.refetch,
              }}
              skeleton={<GoodsGridSkeleton />}
              isEmpty={({ total }) => total === 0}
              empty={isFiltered(state.filter) ? <EmptyFilter onShow={show} /> : empty}
            >
              {() => <GoodsGrid state={state} list={list} />}
            </Resource>
          </div>
          {first && first.total > 0 && !query.hasNextPage && !isOld && (
            <p className={styles.end}>상품을 모두 봤어요</p>
          )}
          {first && <PartLinks page={state.page} hasNext={first.nextCursor !== null} />}
        </div>
      </div>
      {first && !query.hasNextPage && after}
    </>
  );
}

function Count({ total }: { total: number }) {
  return (
    <>
      총 <strong>{groupDigits(total)}</strong>개
    </>
  );
}
