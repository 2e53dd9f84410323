import { ProductCard } from '@shop/shared/ui';
import { SMALL_SIZES, WIDE_SIZES } from './card-sizes';
import { goodsOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import styles from './shelf-corner.module.css';

const sizes = { wide: WIDE_SIZES, small: SMALL_SIZES };

/** Large swipeable cards, 1.5 per screen, or small cards, three per row. */
export function ShelfCorner({ corner, look }: LookProps<'shelf'>) {
  const goods = goodsOf(corner.items);
  if (goods.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <ul className={styles[look]}>
        {goods.map((item) => (
          <li key={item.goodsNo} className={styles.item}>
            <ProductCard goods={item} sizes={sizes[look]} />
          </li>
        ))}
      </ul>
    </CornerSection>
  );
}
