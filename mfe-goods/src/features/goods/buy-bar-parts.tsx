import { FavoriteHeart, Won } from '@shop/shared/ui';
import type { GoodsHead } from './goods-head';
import styles from './head-heart.module.css';

export interface OfHead {
  /** Undefined until the card or the detail is available. */
  head: GoodsHead | undefined;
}

/** The heart of the buy bar. */
export const HeadHeart = ({ head }: OfHead) =>
  head && <FavoriteHeart targetCd="10" no={head.goodsNo} name={head.name} />;

/** The price beside the buttons of the buy bar. */
export const HeadPrice = ({ head }: OfHead) =>
  head && (
    <strong className={styles.price}>
      <Won amountWon={head.salePriceWon} />
    </strong>
  );
