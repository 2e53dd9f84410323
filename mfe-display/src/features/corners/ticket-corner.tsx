import { ProductCard } from '@shop/shared/ui';
import { goodsOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import styles from './row-list.module.css';

const TEN = 10;

/** Mobile vouchers in rows, best first. `ten` shows ranks and at most ten vouchers. */
export function TicketCorner({ corner, look }: LookProps<'ticket'>) {
  const goods = goodsOf(corner.items);
  if (goods.length === 0) return null;
  const isTen = look === 'ten';
  const shown = isTen ? goods.slice(0, TEN) : goods;
  return (
    <CornerSection corner={corner}>
      <ol className={styles.rows}>
        {shown.map((item, i) => (
          <li key={item.goodsNo} className={styles.item}>
            <ProductCard goods={item} layout="list" rank={isTen ? i + 1 : undefined} />
          </li>
        ))}
      </ol>
    </CornerSection>
  );
}
