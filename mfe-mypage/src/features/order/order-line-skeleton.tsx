import { Skeleton } from '@shop/shared/ui';
import styles from './order-line.module.css';

/** Skeleton of an OrderLine. */
export function OrderLineSkeleton() {
  return (
    <div className={styles.line}>
      <Skeleton shape="block" className={styles.waiting} />
      <div className={styles.words}>
        <Skeleton width="third" />
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    </div>
  );
}
