import { Skeleton, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import styles from './complete.module.css';

export function CompleteSkeleton() {
  return (
    <SkeletonGroup label="주문 내용을 불러오는 중이에요">
      <div className={styles.head}>
        <Skeleton shape="title" width="half" />
        <TextSkeleton lines={2} />
      </div>
      <div className={styles.part}>
        <TextSkeleton lines={4} />
      </div>
    </SkeletonGroup>
  );
}
