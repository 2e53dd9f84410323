import { Skeleton, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import styles from './payment-card.module.css';

export function PaymentSkeleton() {
  return (
    <SkeletonGroup className={styles.card} label="결제 정보를 불러오는 중이에요">
      <Skeleton width="half" />
      <Skeleton shape="title" width="third" />
      <TextSkeleton lines={3} />
    </SkeletonGroup>
  );
}
