import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './count-number.module.css';
import { useCounting } from './use-counting';

export interface CountNumberProps {
  value: number;
  /** 원, 개, P: a step smaller than the figure. */
  unit?: string;
}

const figure = (value: number): string => Math.round(value).toLocaleString('ko-KR');

/**
 * A figure that runs to its new value when it changes; at once with reduced motion. A screen reader
 * hears the value and none of the way there.
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
