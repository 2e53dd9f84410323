import { Link } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ChevronRightIcon, Price, Rating } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import type { GoodsHead } from '../../features/goods/goods-head';
import { ShareButton } from '../../features/share/share-button';
import { DealBand } from './deal-band';
import styles from './goods-heading.module.css';
import { GoodsMarks } from './goods-marks';
import { SectionLink } from './section-link';

export interface GoodsHeadingProps {
  head: GoodsHead;
  compare: ReactNode;
  /** The day of arrival, known with the detail. */
  arrival: ReactNode;
}

/** Brand, name, score and price, which are available from the clicked card. */
export function GoodsHeading({ head, compare, arrival }: GoodsHeadingProps) {
  const { brand, name, score, reviewCount, deal } = head;
  const title = <h1 className={styles.name}>{name}</h1>;
  return (
    <div className={styles.heading}>
      {deal && <DealBand goodsNo={head.goodsNo} deal={deal} />}
      <div className={styles.top}>
        {brand ? <BrandName brand={brand} /> : title}
        <div className={styles.actions}>
          {compare}
          <ShareButton title={name} to={paths.goods(head.goodsNo)} />
        </div>
      </div>
      {brand && title}
      {reviewCount > 0 && (
        <SectionLink className={styles.rating} section="reviews">
          <Rating score={score} reviewCount={reviewCount} look="stars" />
          <span>후기 보기</span>
          <ChevronRightIcon size={14} />
        </SectionLink>
      )}
      <Price
        size="hero"
        priceWon={head.salePriceWon}
        listPriceWon={head.listPriceWon}
        discountPercent={head.discountRate}
        isFrom={head.isFrom}
        isDimmed={head.isSoldOut}
      />
      <div className={styles.marks}>
        <GoodsMarks badges={head.badges} />
        {arrival}
      </div>
    </div>
  );
}

function BrandName({ brand }: { brand: NonNullable<GoodsHead['brand']> }) {
  if (brand.brandNo === null) return <p className={styles.brand}>{brand.name}</p>;
  return (
    <Link className={styles.brand} to={paths.brand(brand.brandNo)}>
      {brand.name}
      <ChevronRightIcon size={16} />
    </Link>
  );
}
