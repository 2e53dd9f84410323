import type { GoodsCard } from '@shop/shared/contracts';
import { ProductCard, ProductRail } from '@shop/shared/ui';

const MAX_CARDS = 10;

export function GoodsCards({ label, goods }: { label: string; goods: readonly GoodsCard[] }) {
  return (
    <ProductRail label={label}>
      {goods.slice(0, MAX_CARDS).map((card) => (
        <ProductCard key={card.goodsNo} goods={card} />
      ))}
    </ProductRail>
  );
}
