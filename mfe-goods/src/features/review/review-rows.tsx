import type { Review } from '@shop/shared/contracts';
import { ReviewItem } from './review-item';
import styles from './review-rows.module.css';

/** Reviews under each other. */
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
