import { type LinkProps, useAdultImage, useFavoriteHeart } from '@shop/shared/app';
import type { GoodsCard, ImageRef } from '@shop/shared/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { GoodsLink } from '../goods-link/goods-link';
import { Picture } from '../picture/picture';
import { ListPrice, Price } from '../price/price';
import { wonFigure } from '../price/won-figure';
import { Rating } from '../rating/rating';
import { GoodsBadges } from './goods-badges';
import styles from './product-card.module.css';

export interface ProductCardProps {
  goods: GoodsCard;
  /** `grid`: picture above; `list`: picture at the left. */
  layout?: 'grid' | 'list';
  /** Rank in a best list, from 1. */
  rank?: number;
  /** Beside the rank, or in its place: the change of the rank, 광고. */
  mark?: ReactNode;
  /** Only name and price below the picture. */
  isBrief?: boolean;
  /** Below the badges: the bar of a time deal, a quick-add button. */
  children?: ReactNode;
  /** As in `<img sizes>`; that of the grid by default. */
  sizes?: string;
  /** Above the fold: its picture is loaded eagerly. */
  isEager?: boolean;
  /** The first card of the first screen. */
  isPriority?: boolean;
  /** Shows the arrival date; sold-out goods show none. */
  arrival?: ReactNode;
  prefetch?: LinkProps['prefetch'];
}

const gridSizes =
  '(min-width: 1280px) 285px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 44vw';

/**
 * One article in any list. The name is the link and its hit area is the whole card. The `data-` attributes are a
 * contract: from them a placeholder of the product's page is drawn (`cardFields`).
 */
export function ProductCard({
  goods,
  layout = 'grid',
  rank,
  mark,
  isBrief = false,
  children,
  sizes = layout === 'list' ? '112px' : gridSizes,
  isEager = false,
  isPriority = false,
  arrival,
  prefetch = 'dwell',
}: ProductCardProps) {
  const prices = { priceWon: goods.salePriceWon, listPriceWon: goods.listPriceWon };
  const isGrid = layout === 'grid';
  const Heart = useFavoriteHeart();
  const AdultImage = useAdultImage();
  const picture = (image?: ImageRef) =>
    image ? (
      <Picture
        className={styles.picture}
        image={image}
        alt=""
        width={360}
        height={360}
        sizes={sizes}
        isEager={isEager || isPriority}
        isPriority={isPriority}
      />
    ) : (
      <AdultMask />
    );
  return (
    <article
      className={classNames(styles.card, styles[layout], goods.soldOut && styles.soldOut)}
      data-card=""
    >
      <div className={styles.media} data-picture="">
        {!goods.adult ? (
          picture(goods.image)
        ) : AdultImage ? (
          <AdultImage goodsNo={goods.goodsNo}>{picture}</AdultImage>
        ) : (
          picture()
        )}
        {goods.soldOut && <span className={styles.veil}>품절</span>}
        {(rank !== undefined || mark) && (
          <span className={styles.rank}>
            {rank}
            {mark}
          </span>
        )}
        {Heart && (
          <div className={styles.heart}>
            <Heart targetCd="10" no={goods.goodsNo} name={goods.name} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.title}>
          {goods.brandName && (
            <p className={styles.brand} data-brand="">
              {goods.brandName}
            </p>
          )}
          <GoodsLink
            className={styles.link}
            goods={goods}
            prefetch={prefetch}
            data-track="goods"
            data-name=""
          >
            {goods.name}
          </GoodsLink>
          {isGrid && <ListPrice {...prices} />}
        </div>
        <div className={styles.facts}>
          <Price
            className={styles.price}
            {...prices}
            hasListPrice={!isGrid}
            discountPercent={goods.discountRate}
            isFrom={goods.hasPriceRange}
            isDimmed={goods.soldOut}
          />
          {!isBrief && <Details goods={goods} arrival={arrival} />}
          {children}
        </div>
      </div>
    </article>
  );
}

/** The lowest price, the day of arrival, the score and the badges. */
function Details({ goods, arrival }: Pick<ProductCardProps, 'goods' | 'arrival'>) {
  const benefit = lowestPrice(goods);
  return (
    <>
      {benefit && !goods.soldOut && (
        <p className={styles.coupon}>
          {benefit[0]} <strong>{`${wonFigure(benefit[1])}원`}</strong>
        </p>
      )}
      <div className={styles.row}>
        {arrival && !goods.soldOut && <span className={styles.arrival}>{arrival}</span>}
        {goods.reviewCount > 0 && <Rating score={goods.score} reviewCount={goods.reviewCount} />}
      </div>
      <div className={styles.badges}>
        <GoodsBadges goods={goods} />
      </div>
    </>
  );
}

/** The name and the won of the lowest price. That with the own card is below the coupon price whenever there is one. */
function lowestPrice({ cardOffer, couponPriceWon }: GoodsCard): [string, number] | undefined {
  if (cardOffer) return [`${cardOffer.cardName}로 사면`, cardOffer.priceWon];
  return couponPriceWon === null ? undefined : ['쿠폰적용가', couponPriceWon];
}

function AdultMask() {
  return (
    <div className={styles.adult}>
      <span className={styles.adultMark} aria-hidden="true">
        19
      </span>
      <span>성인 인증 후 볼 수 있어요</span>
    </div>
  );
}
