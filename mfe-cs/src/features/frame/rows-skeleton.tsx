import { Skeleton, SkeletonGroup } from '@shop/shared/ui';
import styles from './rows-skeleton.module.css';

/** Skeleton rows of a list that is loading. */
export const RowsSkeleton = ({ rows }: { rows: number }) => (
  <SkeletonGroup>
    {[...Array(rows).keys()].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width={row % 2 === 0 ? 'most' : 'half'} />
      </div>
    ))}
  </SkeletonGroup>
);
