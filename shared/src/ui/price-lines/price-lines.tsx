import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Won } from '../price/price';
import { wonFigure } from '../price/won-figure';
import styles from './price-lines.module.css';

/** A price breakdown: rows of PriceLine, the total last. */
export function PriceLines({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <dl className={styles.lines} aria-label={label}>
      {children}
    </dl>
  );
}

export interface PriceLineProps {
  label: ReactNode;
  /** In won; a negative amount is a discount and gets a minus sign. */
  amountWon: number;
  /** `saved` shows the amount in sale red, for discounts. */
  tone?: 'plain' | 'saved';
  /** Text instead of an amount, as 무료 for a delivery fee of 0. */
  text?: string;
  /** Secondary text below the label. */
  note?: ReactNode;
  /** The total of the rows above. */
  isTotal?: boolean;
}

export function PriceLine({
  label,
  amountWon,
  tone = 'plain',
  text,
  note,
  isTotal = false,
}: PriceLineProps) {
  return (
    <div className={classNames(styles.line, styles[tone], isTotal && styles.total)}>
      <dt>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd>{text ?? (isTotal ? <Won amountWon={amountWon} /> : signedWon(amountWon))}</dd>
    </div>
  );
}

const signedWon = (amountWon: number) =>
  amountWon < 0 ? `−${wonFigure(-amountWon)}원` : `${wonFigure(amountWon)}원`;
