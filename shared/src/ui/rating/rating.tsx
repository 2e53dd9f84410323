import { classNames } from '../class-names/class-names';
import { StarIcon } from '../icon';
import { wonFigure } from '../price/won-figure';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './rating.module.css';
import { Stars } from './stars';

export interface RatingProps {
  /** 0 to 5. */
  score: number;
  /** Number of reviews. */
  reviewCount?: number;
  /** `compact`: one star and the number; `stars`: all five. */
  look?: 'compact' | 'stars';
  /** False where the number is shown large beside it. */
  hasFigure?: boolean;
  className?: string;
}

/** A read-only score. Read out as "별점 5점 만점에 4.8점, 후기 1,204개". */
export function Rating({
  score,
  reviewCount,
  look = 'compact',
  hasFigure = true,
  className,
}: RatingProps) {
  const figure = score.toFixed(1);
  const count = reviewCount === undefined ? undefined : wonFigure(reviewCount);
  return (
    <span className={classNames(styles.rating, className)}>
      <VisuallyHidden>
        {`별점 5점 만점에 ${figure}점${count === undefined ? '' : `, 후기 ${count}개`}`}
      </VisuallyHidden>
      <span className={styles.figures} aria-hidden="true">
        {look === 'compact' ? (
          <StarIcon className={styles.star} size={13} isFilled />
        ) : (
          <Stars className={styles.stars} score={score} />
        )}
        {hasFigure && (
          // Of a card (`cardFields`).
          <span className={styles.score} data-rating="">
            {figure}
          </span>
        )}
        {count !== undefined && <span>{`(${count})`}</span>}
      </span>
    </span>
  );
}
