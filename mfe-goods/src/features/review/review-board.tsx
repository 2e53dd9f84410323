import { keepPreviousData, useInfiniteQuery } from '@shop/shared/app';
import type { Review } from '@shop/shared/contracts';
import { Button, EmptyState, Resource, wonFigure } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { type ReviewFilter, reviewQueries } from './review.queries';
import { ReviewActionsProvider } from './review-actions-context';
import styles from './review-board.module.css';
import { ReviewFilters } from './review-filters';
import { ReviewRows } from './review-rows';
import { ReviewSkeleton } from './review-skeleton';
import { ReviewSummary } from './review-summary';

export interface ReviewBoardProps {
  goodsNo: number;
  filter: ReviewFilter;
  onFilter: (change: Partial<ReviewFilter>) => void;
  /** Reviews per page. */
  pageSize: number;
  /** The photo strip between the summary and the filters. */
  photos?: ReactNode;
  /** False while the filters are far below the screen: they come without their fields, in the same place. */
  hasFields?: boolean;
  /** Renders the list instead of the default rows, for a page that shows only reviews. */
  children?: (list: ReviewListState) => ReactNode;
}

export interface ReviewListState {
  reviews: readonly Review[];
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** Score summary, filters and reviews with a button that loads the next page. */
export function ReviewBoard({
  goodsNo,
  filter,
  onFilter,
  pageSize,
  photos,
  hasFields = true,
  children = (list) => <PagedReviews {...list} />,
}: ReviewBoardProps) {
  const query = useInfiniteQuery({
    ...reviewQueries.list(goodsNo, filter, pageSize),
    placeholderData: keepPreviousData,
  });
  return (
    <Resource
      query={query}
      skeleton={<ReviewSkeleton />}
      isEmpty={({ pages }) => pages[0]?.summary.count === 0}
      empty={
        <EmptyState
          title="아직 후기가 없어요"
          reason="상품을 구매한 분이 첫 후기를 남길 수 있어요"
        />
      }
    >
      {({ pages }) => {
        const [first] = pages;
        if (!first) return null;
        const reviews = pages.flatMap(({ items }) => items);
        return (
          <div className={styles.board} aria-busy={query.isPlaceholderData}>
            <ReviewSummary summary={first.summary} />
            {first.summary.photoCount > 0 && <div className={styles.photos}>{photos}</div>}
            <ReviewFilters
              filter={filter}
              onChange={onFilter}
              photoCount={first.summary.photoCount}
              total={first.total}
              options={first.options}
              hasFields={hasFields}
            />
            {reviews.length === 0 ? (
              <EmptyState title="조건에 맞는 후기가 없어요" reason="다른 조건을 골라 보세요" />
            ) : (
              <ReviewActionsProvider goodsNo={goodsNo}>
                {children({
                  reviews,
                  total: first.total,
                  hasMore: query.hasNextPage,
                  isLoading: query.isFetchingNextPage,
                  hasFailed: query.isFetchNextPageError,
                  onMore: () => void query.fetchNextPage(),
                })}
              </ReviewActionsProvider>
            )}
          </div>
        );
      }}
    </Resource>
  );
}

function PagedReviews({ reviews, total, hasMore, isLoading, onMore }: ReviewListState) {
  return (
    <>
      <ReviewRows reviews={reviews} />
      {hasMore && (
        <Button variant="outline" isFull isLoading={isLoading} onClick={onMore}>
          후기 더보기 ({wonFigure(total - reviews.length)})
        </Button>
      )}
    </>
  );
}
