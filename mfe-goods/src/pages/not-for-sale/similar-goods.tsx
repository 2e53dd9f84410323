import { useQuery } from '@shop/shared/app';
import { ProductCard, ProductCardSkeleton, ProductGrid, Resource, Section } from '@shop/shared/ui';
import { goodsQueries } from '../../features/goods/goods.queries';

const places = [1, 2, 3, 4];

/** Similar goods that are for sale. */
export function SimilarGoods({ goodsNo }: { goodsNo: number }) {
  const query = useQuery(goodsQueries.similar(goodsNo));
  if (query.data?.items.length === 0) return null;
  return (
    <Section title="비슷한 상품">
      <Resource
        query={query}
        skeleton={
          <ProductGrid>
            {places.map((place) => (
              <ProductCardSkeleton key={place} />
            ))}
          </ProductGrid>
        }
      >
        {({ items }) => (
          <ProductGrid label="비슷한 상품">
            {items.map((goods) => (
              <ProductCard key={goods.goodsNo} goods={goods} />
            ))}
          </ProductGrid>
        )}
      </Resource>
    </Section>
  );
}
