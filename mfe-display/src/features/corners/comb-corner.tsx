import type { GoodsCard } from '@shop/shared/contracts';
import { ProductCard, ProductRail } from '@shop/shared/ui';
import { LARGE_SIZES, RAIL_SIZES, SMALL_SIZES } from './card-sizes';
import styles from './comb-corner.module.css';
import { goodsOf, teasersOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import { TeaserBanner } from './teaser-banner';

/** The number of large leading goods in each arrangement. */
const leads = { first: 1, last: 1, banner: 1, rail: 1, three: 1, rows: 0, pair: 2 };

/** Large and small cards together. `banner` leads with a banner when the data has one. */
export function CombCorner({ corner, look }: LookProps<'comb'>) {
  const goods = goodsOf(corner.items);
  if (goods.length === 0) return null;
  const teaser = look === 'banner' ? teasersOf(corner.items)[0] : undefined;
  const count = teaser ? 0 : leads[look];
  return (
    <CornerSection corner={corner}>
      <div className={styles.comb} data-look={look}>
        {(teaser || count > 0) && (
          <div className={styles.leads}>
            {teaser && <TeaserBanner teaser={teaser} look="tall" />}
            {goods.slice(0, count).map((item) => (
              <ProductCard key={item.goodsNo} goods={item} sizes={LARGE_SIZES} />
            ))}
          </div>
        )}
        <Rest goods={goods.slice(count)} look={look} />
      </div>
    </CornerSection>
  );
}

function Rest({ goods, look }: { goods: readonly GoodsCard[]; look: keyof typeof leads }) {
  if (goods.length === 0) return null;
  const card = (item: GoodsCard) => (
    <ProductCard
      key={item.goodsNo}
      goods={item}
      layout={look === 'rows' ? 'list' : 'grid'}
      sizes={look === 'rows' ? undefined : look === 'three' ? SMALL_SIZES : RAIL_SIZES}
    />
  );
  if (look === 'rail') return <ProductRail>{goods.map(card)}</ProductRail>;
  return (
    <ul className={styles.rest}>
      {goods.map((item) => (
        <li key={item.goodsNo} className={styles.item}>
          {card(item)}
        </li>
      ))}
    </ul>
  );
}
