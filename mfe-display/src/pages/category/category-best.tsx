import type { CategoryDetail } from '@shop/shared/contracts';
import { ProductCard, ProductRail, Section } from '@shop/shared/ui';

import styles from './category-best.module.css';

/** The ten best of a top category, above its list. */
export function CategoryBest({ category: { name, best = [] } }: { category: CategoryDetail }) {
  if (best.length === 0) return null;
  return (
    <div className={styles.best}>
      <Section title={`${name} 베스트 10`}>
        <ProductRail>
          {best.map((goods, at) => (
            <ProductCard
              key={goods.goodsNo}
              goods={goods}
              rank={at + 1}
              isEager={at < 3}
              sizes="(min-width: 1024px) 222px, 42vw"
            />
          ))}
        </ProductRail>
      </Section>
    </div>
  );
}
