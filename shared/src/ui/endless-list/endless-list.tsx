import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AfterPaint } from '../after-paint/after-paint';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './endless-list.module.css';
import { groupsOf } from './list-size-cache';
import { useGroupWindow } from './use-group-window';

export interface EndlessListProps<T> {
  /** Identifies this list in this state, for example by its URL; key of the cached sizes. */
  listId: string;
  /** All items fetched so far, in order. */
  items: readonly T[];
  /** The total, when known. */
  totalCount?: number;
  hasMore: boolean;
  isLoading: boolean;
  /** The last request failed: nothing is requested until 다시 시도 is clicked. */
  hasFailed?: boolean;
  /** Requests the next page. */
  onMore: () => void;
  /** Renders one group of items, for example as a ProductGrid. */
  children: (items: readonly T[]) => ReactNode;
  /** Gap between groups; equal to the gap of their rows. */
  look?: 'grid' | 'list';
  /** Items in a group; a multiple of the column counts. Default 12. */
  groupSize?: number;
  /** Shown at the end while the next page loads. */
  skeleton?: ReactNode;
}

/** The groups after the first are not part of a document's first paint, and follow the cards of the first. */
const paintStepOf = (group: number) => (group === 0 ? undefined : 2);

/** The next page is requested this far before the end. */
const AHEAD = '200% 0px';

/**
 * A virtualised infinite list that renders only nearby groups and restores the exact scroll
 * position.
 */
export function EndlessList<T>(props: EndlessListProps<T>) {
  // Another `listId` (for example another filter) resets the list.
  return <List key={props.listId} {...props} />;
}

function List<T>({
  listId,
  items,
  totalCount,
  hasMore,
  isLoading,
  hasFailed = false,
  onMore,
  children,
  look = 'grid',
  groupSize = 12,
  skeleton,
}: EndlessListProps<T>) {
  const groups = groupsOf(items, groupSize);
  const { rootRef, isDrawn, groupCount, dropReserve } = useGroupWindow(listId, groups.length);
  const isReserving = groupCount > groups.length;
  const endRef = useRef<HTMLDivElement>(null);
  const [firstCount] = useState(items.length);
  const loadMore = useEffectEvent(onMore);

  // After a reload: fetches up to the place that was left. What cannot be fetched is not reserved.
  useEffect(() => {
    if (!isReserving) return;
    if (hasFailed || !hasMore) dropReserve();
    else if (!isLoading) loadMore();
  }, [isReserving, hasMore, isLoading, hasFailed, dropReserve]);

  // An observer reports changes only. A page that came before its loading was drawn changes nothing
  // but the number of items, so each number is observed anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!hasMore || isLoading || hasFailed || !endRef.current) return;
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once; the last one counts.
        if (entries.at(-1)?.isIntersecting) loadMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [items.length, hasMore, isLoading, hasFailed]);

  return (
    <div ref={rootRef}>
      <div className={classNames(styles.groups, styles[look])}>
        {[...Array(groupCount).keys()].map((i) => {
          const group = groups[i];
          return (
            <AfterPaint
              key={i}
              data-group={i}
              step={paintStepOf(i)}
              className={classNames(styles.group, !group && styles.reserved)}
            >
              {group ? isDrawn(i) && children(group) : <Spinner />}
            </AfterPaint>
          );
        })}
      </div>
      {isLoading && skeleton && !isReserving && (
        <div className={classNames(styles[look], styles.next)}>{skeleton}</div>
      )}
      <div ref={endRef} className={styles.end}>
        {hasFailed && !isLoading && (
          <p role="alert" className={styles.failure}>
            다음 목록을 불러오지 못했어요
          </p>
        )}
        {hasMore && !isLoading && (
          <Button variant="outline" onClick={onMore}>
            {hasFailed ? '다시 시도' : '더보기'}
          </Button>
        )}
        {isLoading && !skeleton && <Spinner />}
      </div>
      <div role="status">
        {items.length > firstCount && (
          <VisuallyHidden>
            {totalCount === undefined ? '' : `${totalCount}개 중 `}
            {items.length}개를 불러왔어요
          </VisuallyHidden>
        )}
      </div>
    </div>
  );
}
