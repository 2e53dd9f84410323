import { Skeleton, SkeletonGroup } from '@shop/shared/ui';
import styles from './coupon-skeleton.module.css';

interface CouponSkeletonProps {
  coupons: readonly { couponNo: number }[];
  isGrid?: boolean;
}

/** A skeleton with the number and height of the coupons to come. */
export function CouponSkeleton({ coupons, isGrid = false }: CouponSkeletonProps) {
  return (
    <SkeletonGroup label="쿠폰을 불러오는 중이에요">
      <div className={isGrid ? styles.grid : styles.strip}>
        {coupons.slice(0, isGrid ? undefined : 3).map(({ couponNo }) => (
          <Skeleton key={couponNo} shape="block" className={styles.coupon} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
