import type { Corner } from '@shop/shared/contracts';
import { ProductCard, ProductGrid, ProductRail } from '@shop/shared/ui';
import { RAIL_SIZES } from './card-sizes';
import { goodsOf } from './corner-items';
import { CornerSection } from './corner-section';

/** A longer list is shown as a grid, because few shoppers swipe past this many cards. */
const MAX_IN_RAIL = 12;

/** Goods as a grid, a swipeable row, or a ranked grid. */
export function GoodsCorner({
  corner,
  look,
  isFirst,
}: {
  corner: Corner;
  look: 'grid' | 'rail' | 'rank';
  isFirst: boolean;
}) {
  const goods = goodsOf(corner.items);
  if (goods.length === 0) return null;
  const isRail = look === 'rail' && goods.length <= MAX_IN_RAIL;
  const cards = goods.map((item, i) => (
    <ProductCard
      key={item.goodsNo}
      goods={item}
      rank={look === 'rank' ? i + 1 : undefined}
      sizes={isRail ? RAIL_SIZES : undefined}
      isEager={isFirst && i < 2}
    />
  ));
  return (
    <CornerSection corner={corner}>
      {isRail ? (
        <ProductRail>{cards}</ProductRail>
      ) : (
        <ProductGrid columns={goods.length % 5 === 0 ? 5 : 4}>{cards}</ProductGrid>
      )}
    </CornerSection>
  );
}
