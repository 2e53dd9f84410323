import type { CategoryDetail } from '@shop/shared/contracts';
import { ProductCard, Section } from '@shop/shared/ui';
import styles from './category-best.module.css';

/** The ten best of a top category, as a compact row above its list, which begins with many of the same goods. */
export function CategoryBest({ category: { name, best = [] } }: { category: CategoryDetail }) {
  if (best.length === 0) return null;
  return (
    <div className={styles.best}>
      <Section title={`${name} 베스트 10`}>
        <ol className={styles.row}>
          {best.map((goods, at) => (
            <li key={goods.goodsNo} className={styles.item}>
              <ProductCard
                goods={goods}
                layout="list"
                rank={at + 1}
                isEager={at < 2}
                sizes="88px"
              />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
