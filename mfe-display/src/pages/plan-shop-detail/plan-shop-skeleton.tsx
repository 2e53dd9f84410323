import { Skeleton, SkeletonGroup } from '@shop/shared/ui';
import { GoodsGridSkeleton } from '../../features/goods-list/goods-grid';
import styles from './plan-shop-skeleton.module.css';

export function PlanShopSkeleton() {
  return (
    <>
      <SkeletonGroup>
        <Skeleton shape="block" className={styles.picture} />
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
      </SkeletonGroup>
      <GoodsGridSkeleton count={8} />
    </>
  );
}
