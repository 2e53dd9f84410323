import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

/**
 * Wraps the shapes of one section: they appear after 150 ms, so that a fast response shows none,
 * and a screen reader reads one sentence instead.
 */
export function SkeletonGroup({
  label = '불러오는 중이에요',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.group, className)} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export interface SkeletonProps {
  /** A line of text, a title, a square picture, a banner, a button, or a box sized by its class. */
  shape?: 'text' | 'title' | 'picture' | 'banner' | 'button' | 'block';
  /** Share of the row's width. */
  width?: 'full' | 'most' | 'half' | 'third';
  className?: string;
}

/** One grey shape with a slow shimmer. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span className={classNames(styles.shape, styles[shape], styles[width], className)} />;
}

/** Shaped like a ProductCard. */
export function ProductCardSkeleton({ layout = 'grid' }: { layout?: 'grid' | 'list' }) {
  return (
    <div className={layout === 'list' ? styles.listCard : undefined}>
      <Skeleton shape="picture" />
      <div className={styles.words}>
        <Skeleton width="third" />
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton shape="title" width="half" />
      </div>
    </div>
  );
}

/** Rows of text, the last one shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.lines}>
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? 'half' : 'full'} />
      ))}
    </div>
  );
}
