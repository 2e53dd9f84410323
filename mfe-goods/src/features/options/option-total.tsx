import { sumWon } from '@shop/shared/domain';
import { Won } from '@shop/shared/ui';
import { totalQty, totalWon } from '../buy/order-lines';
import styles from './option-total.module.css';
import type { OptionForm } from './use-option-form';

/** 총 2개 and its price, with 추가상품; nothing until something is chosen. */
export function OptionTotal({ form: { goods, skus, lines, addedNos } }: { form: OptionForm }) {
  const added = goods.additions.filter(({ skuNo }) => addedNos.includes(skuNo));
  const addedWon = sumWon(added.map(({ priceWon }) => priceWon));
  return (
    <div role="status">
      {lines.length > 0 && (
        <p className={styles.total}>
          <span>총 {totalQty(lines) + added.length}개</span>
          <strong>
            <Won amountWon={totalWon(lines, skus, goods.price.salePriceWon) + addedWon} />
          </strong>
        </p>
      )}
    </div>
  );
}
