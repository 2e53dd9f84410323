import type { UseQueryResult } from '@shop/shared/app';
import { Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './favorites.module.css';

/** Marks the button that deletes a row. */
export const removalMark = { 'data-removes': '' };

export interface AlertSectionProps<T> {
  title: string;
  /** How long and how many. */
  note: string;
  empty: string;
  query: UseQueryResult<{ items: T[] }>;
  children: (alert: T, onRemove: () => void) => ReactNode;
}

/**
 * The alerts of one kind. When the focused row has been deleted, the focus goes to the row that took
 * its place, and from the last one to the heading.
 */
export function AlertSection<T>({ title, note, empty, query, children }: AlertSectionProps<T>) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  const count = query.data?.items.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a row has left
  useEffect(() => {
    const at = removedAt.current;
    if (at === undefined) return;
    removedAt.current = undefined;
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? headingRef.current)?.focus();
  }, [count]);

  return (
    <section className={styles.alerts} aria-label={title}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.alertsTitle}>
        {title}
      </h2>
      <Resource
        query={query}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={6} />
          </SkeletonGroup>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.faint}>{empty}</p>}
      >
        {({ items }) => (
          <>
            <p className={styles.faint}>{note}</p>
            <ul ref={listRef} aria-label={title}>
              {items.map((alert, at) =>
                children(alert, () => {
                  removedAt.current = at;
                }),
              )}
            </ul>
          </>
        )}
      </Resource>
    </section>
  );
}
