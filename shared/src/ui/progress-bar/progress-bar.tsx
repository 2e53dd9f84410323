import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { wonFigure } from '../price/won-figure';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
  tone?: 'accent' | 'sale';
}

/** A thin bar. Its text is beside it. */
export function ProgressBar({ label, value, max, tone = 'accent' }: ProgressBarProps) {
  return (
    <progress
      className={classNames(styles.bar, styles[tone])}
      aria-label={label}
      value={Math.max(0, Math.min(value, max))}
      max={max}
    />
  );
}

export interface FreeDeliveryBarProps {
  /** Total of the selected goods of this seller, in won. */
  subtotalWon: number;
  /** Free delivery threshold, in won. */
  freeOverWon: number;
}

/** "12,000원 더 담으면 무료배송" above a bar, or the message alone that it is reached. */
export function FreeDeliveryBar({ subtotalWon, freeOverWon }: FreeDeliveryBarProps) {
  const missingWon = freeOverWon - subtotalWon;
  const isFree = missingWon <= 0;
  const words: ReactNode = isFree ? (
    <strong className={styles.reached}>무료배송이에요</strong>
  ) : (
    <>
      <strong>{wonFigure(missingWon)}원</strong> 더 담으면 무료배송
    </>
  );
  return (
    <div className={styles.free}>
      <p className={styles.words}>{words}</p>
      {!isFree && <ProgressBar label="무료배송까지" value={subtotalWon} max={freeOverWon} />}
    </div>
  );
}
