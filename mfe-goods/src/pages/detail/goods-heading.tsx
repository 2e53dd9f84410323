import { Link } from '@shop/shared/app';
import { type GoodsPrice, paths } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import { ChevronRightIcon, Price, Rating } from '@shop/shared/ui';
import type { GoodsHead } from '../../features/goods/goods-head';
import { lowPriceText } from '../../features/price/low-price';
import { DealBand } from './deal-band';
import styles from './goods-heading.module.css';
import { GoodsMarks } from './goods-marks';
import { jumpToSection } from './jump-to-section';

export interface GoodsHeadingProps {
  head: GoodsHead;
  /** Once the detail is there. */
  price: GoodsPrice | undefined;
}

/** Brand, name, score and price: what is read first. */
export function GoodsHeading({ head, price }: GoodsHeadingProps) {
  const { brand, name, score, reviewCount, deal } = head;
  const lowest = price && lowPriceText(price);
  return (
    <div className={styles.heading}>
      {deal && <DealBand goodsNo={head.goodsNo} deal={deal} />}
      {brand && <BrandName brand={brand} />}
      <h1 className={styles.name}>{name}</h1>
      {reviewCount > 0 && (
        <a className={styles.rating} href="#reviews" onClick={jumpToSection}>
          <Rating score={score} reviewCount={reviewCount} look="stars" />
          <span>후기 보기</span>
          <ChevronRightIcon size={14} />
        </a>
      )}
      <Price
        size="hero"
        priceWon={head.salePriceWon}
        listPriceWon={head.listPriceWon}
        discountPercent={head.discountRate}
        isFrom={head.isFrom}
        isDimmed={head.isSoldOut}
      />
      {price?.unitPrice && (
        <p className={styles.small}>
          {price.unitPrice.per}당 {formatWon(price.unitPrice.priceWon)}
        </p>
      )}
      {lowest && <p className={styles.small}>{lowest}</p>}
      <GoodsMarks badges={head.badges} />
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
