import { useQuery } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { ProductCard, ProductRail, Section } from '@shop/shared/ui';
import { goodsQueries } from './goods.queries';

const MAX_CARDS = 10;

/** A row of similar goods; nothing where there are none. */
export function Substitutes({ goodsNo, goodsName }: Fragments['goods/substitutes']) {
  const { data } = useQuery(goodsQueries.similar(goodsNo));
  if (!data || data.items.length === 0) return null;
  const title = `‘${goodsName}’ 대신 볼 만한 상품`;
  return (
    <Section title={title}>
      <ProductRail label={title}>
        {data.items.slice(0, MAX_CARDS).map((card) => (
          <ProductCard key={card.goodsNo} goods={card} />
        ))}
      </ProductRail>
    </Section>
  );
}
