import type { Review } from '@shop/shared/contracts';
import { dottedDate, optionRatingWord, ratingWord } from '@shop/shared/domain';
import { Rating } from '@shop/shared/ui';
import { PhotoStrip } from './photo-strip';
import { ReviewActions } from './review-actions';
import styles from './review-item.module.css';

/** One review. A blinded review remains in the list with the reason (L14). */
export function ReviewItem({ review }: { review: Review }) {
  const { writer, score, body, optionText, optionRating, createdAt, blindReason, photos } = review;
  const option = [optionText, optionRating && `옵션 ${optionRatingWord(optionRating)}`];
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Rating look="stars" score={score} />
        <span className={styles.word}>{ratingWord(score)}</span>
        <p className={styles.by}>
          {writer} · <time dateTime={createdAt}>{dottedDate(createdAt)}</time>
        </p>
      </header>
      {option.some(Boolean) && (
        <p className={styles.option}>{option.filter(Boolean).join(' · ')}</p>
      )}
      {blindReason === null ? (
        <p className={styles.body}>{body}</p>
      ) : (
        <p className={styles.blind}>가려진 후기예요. 사유: {blindReason}</p>
      )}
      {photos.length > 0 && <PhotoStrip label={`${writer} 님의 후기 사진`} images={photos} />}
      {blindReason === null && <ReviewActions review={review} />}
    </article>
  );
}
