import type { OrderItem } from '@shop/shared/contracts';
import { Picture } from '@shop/shared/ui';
import styles from './item-label.module.css';

/** Picture, name and option of an ordered item, as the label of its tick box. */
export function ItemLabel({ item: { image, goodsName, optionText } }: { item: OrderItem }) {
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
      </span>
    </span>
  );
}
