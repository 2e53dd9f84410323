import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';
import { discountRate, wonFigure } from './won-figure';

export interface PriceProps {
  /** What it costs now, in won. */
  priceWon: number;
  /** What it cost before, in won; shown struck when it is more. */
  listPriceWon?: number;
  /** Whole per cent; worked out from the two prices when not given. */
  discountPercent?: number;
  /** `card` in lists, `row` in baskets and sheets, `hero` on the product page. */
  size?: 'card' | 'row' | 'hero';
  /** Options cost more: "12,900원~". */
  isFrom?: boolean;
  /** Sold out or ended: everything in one faint grey. */
  isDimmed?: boolean;
  className?: string;
}

/** Rate, price, old price. Read out as "할인율 20% 판매가 12,900원 정가 16,000원". */
export function Price({
  priceWon,
  listPriceWon = priceWon,
  discountPercent = discountRate(priceWon, listPriceWon),
  size = 'card',
  isFrom = false,
  isDimmed = false,
  className,
}: PriceProps) {
  return (
    <p className={classNames(styles.price, styles[size], isDimmed && styles.dimmed, className)}>
      {discountPercent > 0 && (
        <span className={styles.rate}>
          <VisuallyHidden>할인율 </VisuallyHidden>
          {discountPercent}%{' '}
        </span>
      )}
      <span className={styles.now}>
        <VisuallyHidden>판매가 </VisuallyHidden>
        <Won amountWon={priceWon} />
        {isFrom && <span className={styles.unit}>~</span>}{' '}
      </span>
      {listPriceWon > priceWon && (
        <del className={styles.before}>
          <VisuallyHidden>정가 </VisuallyHidden>
          {wonFigure(listPriceWon)}원
        </del>
      )}
    </p>
  );
}

/** An amount with 원 a step smaller, in tabular figures; takes the type of its place. */
export function Won({ amountWon }: { amountWon: number }) {
  return (
    <span className={styles.won}>
      {wonFigure(amountWon)}
      <span className={styles.unit}>원</span>
    </span>
  );
}
