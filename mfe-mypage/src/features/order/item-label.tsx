import type { OrderItem } from '@shop/shared/contracts';
import { Picture, Won } from '@shop/shared/ui';
import styles from './item-label.module.css';

interface ItemLabelProps {
  item: OrderItem;
  /** The quantity that the form is about; the price is of that many. */
  qty: number;
}

/** Picture, name, option, quantity and price of an ordered item, as the label of its tick box. */
export function ItemLabel({ item, qty }: ItemLabelProps) {
  const { image, goodsName, optionText, unitPriceWon } = item;
  return (
    <span className={styles.label}>
      <Picture
        image={image}
        alt=""
        width={56}
        height={56}
        sizes="56px"
        className={styles.picture}
      />
      <span>
        {goodsName}
        {optionText && <span className={styles.option}>{optionText}</span>}
        <span className={styles.amount}>
          {qty}개 · <Won amountWon={unitPriceWon * qty} />
        </span>
      </span>
    </span>
  );
}
