import { arrivalText, firstArrivalText } from '@shop/shared/domain';
import { classNames } from '../class-names/class-names';
import styles from './arrival-date.module.css';

export interface ArrivalDateProps {
  /** The promised day, `YYYY-MM-DD`. */
  day: string;
  /** `title` where it is the headline of its box. */
  size?: 'caption' | 'title';
  /** More goods arrive on later days. */
  isFirst?: boolean;
}

/** 11.24(화) 도착 예정: the promised day of an order, the same on every page that names it. */
export function ArrivalDate({ day, size = 'caption', isFirst = false }: ArrivalDateProps) {
  return (
    <span className={classNames(styles.day, size === 'title' && styles.title)}>
      {isFirst ? firstArrivalText(day) : arrivalText(day)}
    </span>
  );
}
