import { Skeleton, SkeletonGroup, TwoColumn } from '@shop/shared/ui';
import { OrderLineSkeleton } from '../../features/order/order-line-skeleton';
import styles from './order-detail.module.css';

/** Skeleton of date and number, progress, items and amounts. */
export function OrderDetailSkeleton() {
  return (
    <SkeletonGroup label="주문을 불러오는 중이에요">
      <Skeleton width="half" />
      <Skeleton shape="block" className={styles.waitingProgress} />
      <TwoColumn side={<Skeleton shape="block" className={styles.waitingMoney} />}>
        <div className={styles.seller}>
          <div className={styles.items}>
            <OrderLineSkeleton />
            <OrderLineSkeleton />
          </div>
        </div>
      </TwoColumn>
    </SkeletonGroup>
  );
}
