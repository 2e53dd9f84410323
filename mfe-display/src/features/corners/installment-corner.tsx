import type { GoodsCard } from '@shop/shared/contracts';
import { ProductCard, ProductGrid, wonFigure } from '@shop/shared/ui';
import { LARGE_SIZES, WIDE_SIZES } from './card-sizes';
import { goodsOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import styles from './installment-corner.module.css';

/** The longest interest-free installment (무이자) of this shop's cards, in months. */
const MONTHS = 12;

/** Large cards of expensive goods with the price per month. */
export function InstallmentCorner({ corner, look }: LookProps<'installment'>) {
  const goods = goodsOf(corner.items);
  if (goods.length === 0) return null;
  const card = (item: GoodsCard, sizes?: string) => (
    <ProductCard
      key={item.goodsNo}
      goods={item}
      layout={look === 'rows' ? 'list' : 'grid'}
      sizes={sizes}
    >
      <MonthlyPrice goods={item} />
    </ProductCard>
  );
  return (
    <CornerSection corner={corner}>
      {look === 'grid' ? (
        <ProductGrid>{goods.map((item) => card(item))}</ProductGrid>
      ) : (
        <ul className={styles.installments} data-look={look}>
          {goods.map((item) => (
            <li key={item.goodsNo} className={styles.item}>
              {card(item, look === 'rows' ? undefined : look === 'one' ? LARGE_SIZES : WIDE_SIZES)}
            </li>
          ))}
        </ul>
      )}
    </CornerSection>
  );
}

/** Only goods with interest-free installments show a monthly price. */
function MonthlyPrice({ goods }: { goods: GoodsCard }) {
  if (!goods.badges.includes('interestFree')) return null;
  const monthlyWon = Math.ceil(goods.salePriceWon / MONTHS);
  return (
    <p className={styles.monthly}>
      <strong>월 {wonFigure(monthlyWon)}원</strong> · <span>{MONTHS}개월</span>
    </p>
  );
}
