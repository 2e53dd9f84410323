import { Link } from '@shop/shared/app';
import { type BrandCard, type CornerItem, type GoodsCard, paths } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import { GoodsLink, Picture } from '@shop/shared/ui';
import { BrandTiles } from '../brand/brand-tiles';
import styles from './brand-corner.module.css';
import { brandsOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';

const SHOWN_GOODS = 3;

/** Brands as a grid, a swipeable row, or cards with some of their goods. */
export function BrandCorner({ corner, look }: LookProps<'brand'>) {
  const brands = brandsOf(corner.items);
  if (brands.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      {look === 'thumbnail' ? (
        <ul className={styles.cards}>
          {withGoods(corner.items).map(({ brand, goods }) => (
            <li key={brand.brandNo} className={styles.card}>
              <BrandThumbnail brand={brand} goods={goods} />
            </li>
          ))}
        </ul>
      ) : (
        <BrandTiles brands={brands} isRail={look === 'rail'} />
      )}
    </CornerSection>
  );
}

/** Pairs each brand with the goods that follow it in the data. */
function withGoods(items: readonly CornerItem[]) {
  const groups: { brand: BrandCard; goods: GoodsCard[] }[] = [];
  for (const item of items) {
    if (item.type === 'brand') groups.push({ brand: item.brand, goods: [] });
    if (item.type === 'goods') groups.at(-1)?.goods.push(item.goods);
  }
  return groups;
}

function BrandThumbnail({ brand, goods }: { brand: BrandCard; goods: readonly GoodsCard[] }) {
  return (
    <>
      <Link to={paths.brand(brand.brandNo)} className={styles.brand}>
        <Picture
          className={styles.logo}
          image={brand.logo}
          alt=""
          width={160}
          height={160}
          sizes="56px"
        />
        <span className={styles.words}>
          <strong className={styles.name}>{brand.name}</strong>
          <span className={styles.count}>상품 {groupDigits(brand.goodsCount)}개</span>
        </span>
      </Link>
      {goods.length > 0 && (
        <ul className={styles.goods}>
          {goods.slice(0, SHOWN_GOODS).map((item) => (
            <li key={item.goodsNo}>
              <GoodsLink goods={item} className={styles.thumbnail}>
                <Picture
                  image={item.image}
                  alt={item.name}
                  width={160}
                  height={160}
                  sizes="120px"
                />
              </GoodsLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
