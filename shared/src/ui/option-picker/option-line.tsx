import type { ReactNode } from 'react';
import { CloseIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import { Won } from '../price/price';
import styles from './option-line.module.css';

export interface OptionLineProps {
  /** The selected options, for example "블랙 / 270". */
  text: string;
  /** Total of the line, won. */
  amountWon: number;
  /** A QuantityStepper. */
  stepper: ReactNode;
  /** Absent for goods without options, whose line cannot be removed. */
  onRemove?: () => void;
}

/** The selected lines, each with quantity and total. */
export function OptionLines({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.lines} aria-label="선택한 옵션">
      {children}
    </ul>
  );
}

export function OptionLine({ text, amountWon, stepper, onRemove }: OptionLineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.text}>{text}</span>
      {onRemove && (
        <IconButton
          className={styles.remove}
          label={`${text} 삭제`}
          icon={<CloseIcon size={18} />}
          onClick={onRemove}
        />
      )}
      <div className={styles.stepper}>{stepper}</div>
      <span className={styles.amount}>
        <Won amountWon={amountWon} />
      </span>
    </li>
  );
}
