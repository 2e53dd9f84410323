import type { Review } from '@shop/shared/contracts';
import { paintLater } from '@shop/shared/ui';
import { ReviewItem } from './review-item';
import styles from './review-rows.module.css';

interface ReviewRowsProps {
  reviews: readonly Review[];
  /** How many are on a phone's first screen. */
  firstScreen: number;
}

/** A vertical list of reviews. */
export function ReviewRows({ reviews, firstScreen }: ReviewRowsProps) {
  return (
    <ul className={styles.list}>
      {reviews.map((review, i) => (
        <li key={review.reviewNo} {...paintLater(i >= firstScreen)}>
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
}
