import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './radio.module.css';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Secondary text on a second line. */
  note?: ReactNode;
  /** At the right end: an amount, a badge. */
  end?: ReactNode;
  /** `card`: a box with a border, accented when selected. */
  look?: 'plain' | 'card';
}

/** One option of a RadioGroup. */
export function Radio({ label, note, end, look = 'plain', className, ...input }: RadioProps) {
  return (
    <label className={classNames(styles.radio, styles[look], className)}>
      <input {...input} type="radio" />
      <span className={styles.words}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
}
