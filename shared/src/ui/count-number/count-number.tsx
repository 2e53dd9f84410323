import { groupDigits } from '@shop/shared/domain';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './count-number.module.css';
import { useCounting } from './use-counting';

export interface CountNumberProps {
  value: number;
  /** 원, 개, P: a size smaller than the number. */
  unit?: string;
}

const figure = (value: number): string => groupDigits(Math.round(value));

/**
 * A number that animates to its new value; at once with reduced motion. A screen reader reads only
 * the final value.
 */
export function CountNumber({ value, unit = '' }: CountNumberProps) {
  const shown = useCounting(value);
  return (
    <span className={styles.number}>
      <span aria-hidden="true">
        {figure(shown)}
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      <VisuallyHidden>
        {figure(value)}
        {unit}
      </VisuallyHidden>
    </span>
  );
}
