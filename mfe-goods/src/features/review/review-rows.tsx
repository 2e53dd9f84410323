import type { Review } from '@shop/shared/contracts';
import { ReviewItem } from './review-item';
import styles from './review-rows.module.css';

/** A vertical list of reviews. */
export function ReviewRows({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.reviewNo}>
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
}
