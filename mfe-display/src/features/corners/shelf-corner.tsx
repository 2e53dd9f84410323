import { AfterPaint, ProductCard } from '@shop/shared/ui';
import { SMALL_SIZES, WIDE_SIZES } from './card-sizes';
import { goodsOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import styles from './shelf-corner.module.css';

const sizes = { wide: WIDE_SIZES, small: SMALL_SIZES };
/** Number of rows per column of a ranked list on a phone. */
const ROWS = 3;

/** A shelf of goods: large swipeable cards (1.5 per screen), small cards (three per row), or rows with a rank. */
export function ShelfCorner({ corner, look }: LookProps<'shelf'>) {
  const goods = goodsOf(corner.items);
  if (goods.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      {look === 'ranked' ? (
        <ol className={styles.ranked}>
          {goods.map((item, at) => (
            <AfterPaint
              as="li"
              key={item.goodsNo}
              step={at < ROWS ? undefined : 2}
              className={styles.place}
            >
              <ProductCard goods={item} layout="list" rank={at + 1} />
            </AfterPaint>
          ))}
        </ol>
      ) : (
        <ul className={styles[look]}>
          {goods.map((item) => (
            <li key={item.goodsNo} className={styles.item}>
              <ProductCard goods={item} sizes={sizes[look]} />
            </li>
          ))}
        </ul>
      )}
    </CornerSection>
  );
}
