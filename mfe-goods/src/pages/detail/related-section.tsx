import { useQuery } from '@shop/shared/app';
import { ProductCard, ProductCardSkeleton, ProductRail, Resource, Section } from '@shop/shared/ui';
import { useRef } from 'react';
import { goodsQueries } from '../../features/goods/goods.queries';
import { useNearView } from '../../features/later/use-near-view';

/** 함께 보면 좋은 상품: asked for when one comes near. */
export function RelatedSection({ goodsNo }: { goodsNo: number }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearView(ref);
  const query = useQuery({ ...goodsQueries.related(goodsNo), enabled: isNear });
  if (query.data?.items.length === 0) return null;
  return (
    <div ref={ref}>
      <Section title="함께 보면 좋은 상품">
        <Resource query={query} skeleton={<RailSkeleton />}>
          {({ items }) => (
            <ProductRail label="함께 보면 좋은 상품">
              {items.map((goods) => (
                <ProductCard key={goods.goodsNo} goods={goods} />
              ))}
            </ProductRail>
          )}
        </Resource>
      </Section>
    </div>
  );
}

const places = [1, 2, 3, 4, 5];

function RailSkeleton() {
  return (
    <ProductRail>
      {places.map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </ProductRail>
  );
}
