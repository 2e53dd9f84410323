import { Skeleton, SkeletonGroup, TwoColumn } from '@shop/shared/ui';
import styles from './basket-skeleton.module.css';

/** Skeleton of two items of one seller and the totals. */
export function BasketSkeleton() {
  return (
    <SkeletonGroup label="장바구니를 불러오는 중이에요">
      <TwoColumn side={<Skeleton shape="block" className={styles.summary} />}>
        <div className={styles.bar}>
          <Skeleton width="third" />
        </div>
        {[1, 2].map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton shape="picture" />
            <div>
              <Skeleton />
              <Skeleton width="most" />
              <Skeleton shape="title" width="half" />
              <Skeleton shape="button" className={styles.stepper} />
            </div>
          </div>
        ))}
      </TwoColumn>
    </SkeletonGroup>
  );
}
