import { Won } from '@shop/shared/ui';
import { totalQty, totalWon } from '../buy/order-lines';
import styles from './option-total.module.css';
import type { OptionForm } from './use-option-form';

/** 총 2개 and its price; nothing until something is chosen. */
export function OptionTotal({ form: { goods, skus, lines } }: { form: OptionForm }) {
  return (
    <div role="status">
      {lines.length > 0 && (
        <p className={styles.total}>
          <span>총 {totalQty(lines)}개</span>
          <strong>
            <Won amountWon={totalWon(lines, skus, goods.price.salePriceWon)} />
          </strong>
        </p>
      )}
    </div>
  );
}
