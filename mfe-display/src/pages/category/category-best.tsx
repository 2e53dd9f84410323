import type { CategoryDetail } from '@shop/shared/contracts';
import { AfterPaint, type PaintStep, ProductCard, Section } from '@shop/shared/ui';
import styles from './category-best.module.css';

/** A phone's first screen shows one card and the edge of the next. */
const paintStepOf = (card: number): PaintStep | undefined => {
  if (card < 2) return undefined;
  return card < 4 ? 1 : 2;
};

/**
 * The ten best of a top category, as a compact row with names and prices above its list, which has many of the same
 * goods with all facts.
 */
export function CategoryBest({ category: { name, best = [] } }: { category: CategoryDetail }) {
  if (best.length === 0) return null;
  return (
    <div className={styles.best}>
      <Section title={`${name} 베스트 10`}>
        <ol className={styles.row}>
          {best.map((goods, at) => (
            <AfterPaint key={goods.goodsNo} as="li" className={styles.item} step={paintStepOf(at)}>
              <ProductCard
                goods={goods}
                layout="list"
                isBrief
                rank={at + 1}
                isEager={at < 2}
                sizes="88px"
              />
            </AfterPaint>
          ))}
        </ol>
      </Section>
    </div>
  );
}
