import { useInfiniteQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ProductCard, ProductGrid, Section } from '@shop/shared/ui';
import { goodsListQueries, parseListState } from '../../features/goods-list/goods-list.queries';

const COUNT = 12;
const best = parseListState({ type: 'best' }, new URLSearchParams());

/** In place of a home tab without goods: what the shop sells most. */
export function BestGoods() {
  const { data } = useInfiniteQuery(goodsListQueries.pages(best));
  const goods = data?.pages[0]?.items.slice(0, COUNT) ?? [];
  if (goods.length === 0) return null;
  return (
    <Section title="대신 많이 사는 상품을 보여 드려요" moreTo={paths.products('best')}>
      <ProductGrid>
        {goods.map((one) => (
          <ProductCard key={one.goodsNo} goods={one} />
        ))}
      </ProductGrid>
    </Section>
  );
}
