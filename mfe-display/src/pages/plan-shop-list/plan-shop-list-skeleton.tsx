import { Skeleton, SkeletonGroup } from '@shop/shared/ui';
import styles from './plan-shop-list-skeleton.module.css';

export function PlanShopListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.cards}>
        {[...Array(6).keys()].map((i) => (
          <div key={i}>
            <Skeleton shape="block" className={styles.picture} />
            <Skeleton shape="title" width="most" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
