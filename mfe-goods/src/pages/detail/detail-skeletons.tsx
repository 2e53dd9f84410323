import { Skeleton, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import styles from './detail-skeletons.module.css';

/** Brand, two lines of name, score, price. */
export function HeadSkeleton() {
  return (
    <SkeletonGroup className={styles.stack}>
      <Skeleton width="third" />
      <Skeleton shape="title" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="half" />
      <Skeleton shape="title" width="most" />
    </SkeletonGroup>
  );
}

/** The benefit box and four facts. */
export function FactsSkeleton() {
  return (
    <SkeletonGroup className={styles.stack}>
      <Skeleton shape="block" className={styles.box} />
      <div className={styles.rows}>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <TextSkeleton lines={4} />
        <TextSkeleton lines={3} />
      </div>
    </SkeletonGroup>
  );
}

export function BodySkeleton() {
  return (
    <SkeletonGroup className={styles.body}>
      <Skeleton shape="button" />
      <TextSkeleton lines={6} />
    </SkeletonGroup>
  );
}
