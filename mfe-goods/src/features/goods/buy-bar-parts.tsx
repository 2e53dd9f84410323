import { FavoriteHeart, Won } from '@shop/shared/ui';
import styles from './buy-bar-parts.module.css';
import type { GoodsHead } from './goods-head';

export interface BuyBarPartProps {
  /** Undefined until the card or the detail is available. */
  head: GoodsHead | undefined;
}

/** The heart of the buy bar. */
export const HeadHeart = ({ head }: BuyBarPartProps) =>
  head && <FavoriteHeart targetCd="10" no={head.goodsNo} name={head.name} />;

/** The price beside the buttons of the buy bar. */
export const HeadPrice = ({ head }: BuyBarPartProps) =>
  head && (
    <strong className={styles.price}>
      <Won amountWon={head.salePriceWon} />
      {head.isFrom && <span className={styles.from}>~</span>}
    </strong>
  );
