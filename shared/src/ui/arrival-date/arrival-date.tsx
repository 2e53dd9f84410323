import { useNow } from '@shop/shared/app';
import { arrivalText, dayInKorea, firstArrivalText, isArrivalLate } from '@shop/shared/domain';
import { classNames } from '../class-names/class-names';
import styles from './arrival-date.module.css';

const MINUTE_MS = 60_000;

export interface ArrivalDateProps {
  /** The promised day, `YYYY-MM-DD`. */
  day: string;
  /** `title` where it is the headline of its box. */
  size?: 'caption' | 'title';
  /** More goods arrive on later days. */
  isFirst?: boolean;
}

/**
 * 11.24(화) 도착 예정, 오늘(화) on that day, and that it is late afterwards: the promised day of an order, the
 * same on every page that names it.
 */
export function ArrivalDate({ day, size = 'caption', isFirst = false }: ArrivalDateProps) {
  const today = dayInKorea(useNow(MINUTE_MS));
  return (
    <span
      className={classNames(
        styles.day,
        size === 'title' && styles.title,
        isArrivalLate(day, today) && styles.late,
      )}
    >
      {isFirst ? firstArrivalText(day, today) : arrivalText(day, today)}
    </span>
  );
}
