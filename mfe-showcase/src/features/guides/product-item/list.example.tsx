import { laptopCard } from '@shop/shared/markup';
import { ProductCard, ProductList } from '@shop/shared/ui';
import { blouse, soldOut } from '../../kit/sample-goods';

export function Example() {
  return (
    <ProductList label="최근 본 상품">
      <ProductCard key={1} goods={blouse} layout="list" />
      <ProductCard key={2} goods={soldOut} layout="list" />
      <ProductCard key={3} goods={{ ...laptopCard, adult: true }} layout="list" />
    </ProductList>
  );
}
