import { ProductCard, ProductGrid } from '@shop/shared/ui';
import { sampleCards } from '../../kit/sample-goods';

export function Example() {
  return (
    <ProductGrid label="베스트 상품">
      {sampleCards.map((goods, at) => (
        <ProductCard key={goods.goodsNo} goods={goods} rank={at + 1} />
      ))}
    </ProductGrid>
  );
}
