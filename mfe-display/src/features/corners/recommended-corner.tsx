import type { CornerItem } from '@shop/shared/contracts';
import { ProductCard, ProductRail } from '@shop/shared/ui';
import { RAIL_SIZES } from './card-sizes';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import { useDislikedGoods } from './disliked-goods';
import styles from './row-list.module.css';
import { WhyRecommended } from './why-recommended';

type GoodsItem = Extract<CornerItem, { type: 'goods' }>;

/** Goods recommended to this visitor, each with a reason and 관심없음. */
export function RecommendedCorner({ corner, look }: LookProps<'recommended'>) {
  const disliked = useDislikedGoods();
  const items = corner.items.filter(
    (item): item is GoodsItem => item.type === 'goods' && !disliked.includes(item.goods.goodsNo),
  );
  if (items.length === 0) return null;
  const card = ({ goods, reason }: GoodsItem) => (
    <ProductCard
      key={goods.goodsNo}
      goods={goods}
      {...(look === 'rows' ? { layout: 'list' } : { sizes: RAIL_SIZES })}
    >
      {reason && <WhyRecommended cornerNo={corner.cornerNo} goods={goods} reason={reason} />}
    </ProductCard>
  );
  return (
    <CornerSection corner={corner}>
      {look === 'rail' ? (
        <ProductRail>{items.map(card)}</ProductRail>
      ) : (
        <ul className={styles.rows}>
          {items.map((item) => (
            <li key={item.goods.goodsNo} className={styles.item}>
              {card(item)}
            </li>
          ))}
        </ul>
      )}
    </CornerSection>
  );
}
