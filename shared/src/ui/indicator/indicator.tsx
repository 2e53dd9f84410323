import { classNames } from '../class-names/class-names';
import styles from './indicator.module.css';

export interface IndicatorProps {
  count: number;
  /** The current slide, from 0. */
  index: number;
  /** `dots` up to about seven, `fraction` over a picture, `bar` for many. */
  look?: 'dots' | 'fraction' | 'bar';
  className?: string;
}

/** The position among slides. Visual only: the slides announce it to screen readers. */
export function Indicator({ count, index, look = 'dots', className }: IndicatorProps) {
  const classes = classNames(styles[look], className);
  if (look === 'fraction') {
    return (
      <span className={classes} aria-hidden="true">
        {index + 1}/{count}
      </span>
    );
  }
  if (look === 'bar') {
    return (
      <svg className={classes} viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden>
        <rect x={index} width={1} height={1} />
      </svg>
    );
  }
  return (
    <span className={classes} aria-hidden="true">
      {[...Array(count).keys()].map((at) => (
        <span key={at} className={classNames(styles.dot, at === index && styles.current)} />
      ))}
    </span>
  );
}
