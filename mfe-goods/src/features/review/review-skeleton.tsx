import { Skeleton, SkeletonGroup } from '@shop/shared/ui';
import styles from './review-skeleton.module.css';

const places = [1, 2, 3];

/** A skeleton of the score summary, the filters and the first reviews. */
export function ReviewSkeleton() {
  return (
    <SkeletonGroup className={styles.board}>
      <Skeleton shape="block" className={styles.summary} />
      <Skeleton shape="button" />
      {places.map((place) => (
        <div key={place} className={styles.review}>
          <Skeleton width="half" />
          <Skeleton width="third" />
          <Skeleton />
          <Skeleton width="most" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
