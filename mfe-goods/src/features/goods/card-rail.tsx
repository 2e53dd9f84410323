import type { GoodsCard } from '@shop/shared/contracts';
import { ProductCard, ProductRail } from '@shop/shared/ui';

export interface CardRailProps {
  label: string;
  goods: readonly GoodsCard[];
}

/** Goods cards in one horizontally scrolling row. */
export function CardRail({ label, goods }: CardRailProps) {
  return (
    <ProductRail label={label}>
      {goods.map((card) => (
        <ProductCard key={card.goodsNo} goods={card} />
      ))}
    </ProductRail>
  );
}
