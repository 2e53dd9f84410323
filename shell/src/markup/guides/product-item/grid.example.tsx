import { HeartButton, ProductCard, ProductGrid } from '@shop/shared/ui';
import { useState } from 'react';
import { sampleCards } from '../../kit/sample-goods';

export function Example() {
  const [liked, setLiked] = useState(false);
  return (
    <ProductGrid label="베스트 상품">
      {sampleCards.map((goods, at) => (
        <ProductCard
          key={goods.goodsNo}
          goods={goods}
          rank={at + 1}
          heart={
            at === 0 && (
              <HeartButton goodsName={goods.name} isOn={liked} onToggle={() => setLiked(!liked)} />
            )
          }
        />
      ))}
    </ProductGrid>
  );
}
