import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';
import { discountRate, wonFigure } from './won-figure';

export interface PriceProps {
  /** Current price, in won. */
  priceWon: number;
  /** Original price, in won; shown struck through when higher. */
  listPriceWon?: number;
  /** Whole per cent; computed from the two prices by default. */
  discountPercent?: number;
  /** `card` in lists, `row` in baskets and sheets, `hero` on the product page. */
  size?: 'card' | 'row' | 'hero';
  /** False where `ListPrice` stands elsewhere. */
  hasListPrice?: boolean;
  /** Options have surcharges: "12,900원~". */
  isFrom?: boolean;
  /** Sold out or ended: muted. */
  isDimmed?: boolean;
  className?: string;
}

/** Rate, price, original price. Read out as "할인율 20% 판매가 12,900원 정가 16,000원". */
export function Price({
  priceWon,
  listPriceWon = priceWon,
  discountPercent = discountRate(priceWon, listPriceWon),
  size = 'card',
  hasListPrice = true,
  isFrom = false,
  isDimmed = false,
  className,
}: PriceProps) {
  return (
    <p
      className={classNames(styles.price, styles[size], isDimmed && styles.dimmed, className)}
      // Of a card (`cardFields`).
      data-price={size === 'card' ? `${wonFigure(priceWon)}원${isFrom ? '~' : ''}` : undefined}
    >
      {discountPercent > 0 && (
        <span className={styles.rate}>
          <VisuallyHidden>할인율 </VisuallyHidden>
          {`${discountPercent}% `}
        </span>
      )}
      <span className={styles.now}>
        <VisuallyHidden>판매가 </VisuallyHidden>
        <Won amountWon={priceWon} />
        {isFrom && <span className={styles.unit}>~</span>}{' '}
      </span>
      {hasListPrice && <ListPrice priceWon={priceWon} listPriceWon={listPriceWon} />}
    </p>
  );
}

/** The original price, struck through; renders nothing unless it is higher than the current one. */
export function ListPrice({
  priceWon,
  listPriceWon,
}: Required<Pick<PriceProps, 'priceWon' | 'listPriceWon'>>) {
  return (
    listPriceWon > priceWon && (
      <del className={styles.before}>
        <VisuallyHidden>정가 </VisuallyHidden>
        {`${wonFigure(listPriceWon)}원`}
      </del>
    )
  );
}

/** An amount with a smaller 원; inherits the text style. */
export function Won({ amountWon }: { amountWon: number }) {
  return (
    <span className={styles.won}>
      {wonFigure(amountWon)}
      <span className={styles.unit}>원</span>
    </span>
  );
}
