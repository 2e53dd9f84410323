import { Spinner } from '@shop/shared/ui';
import styles from './shopping-bag.module.css';

/** Shown while the basket is checked and the order sheet is created. */
export function CheckingBag() {
  return (
    <div className={styles.checking} role="status">
      <Spinner />
      <p>주문할 상품을 확인하고 있어요</p>
    </div>
  );
}
