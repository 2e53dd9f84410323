import { ProductCard, ProductRail, Section } from '@shop/shared/ui';
import { sampleCards } from '../../kit/sample-goods';

export function Example() {
  return (
    <Section title="새로 나왔어요" note="이번 주에 들어온 상품" moreTo="/markup">
      <ProductRail label="새 상품">
        {sampleCards.map((goods) => (
          <ProductCard key={goods.goodsNo} goods={goods} />
        ))}
      </ProductRail>
    </Section>
  );
}
