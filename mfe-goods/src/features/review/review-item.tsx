import type { Review } from '@shop/shared/contracts';
import {
  aspectWord,
  dottedDate,
  optionRatingWord,
  ratingWord,
  reviewAspectCodes,
  reviewAspects,
} from '@shop/shared/domain';
import { Rating } from '@shop/shared/ui';
import { PhotoStrip } from './photo-strip';
import { ReviewActions } from './review-actions';
import styles from './review-item.module.css';

/** What the writer answered: `사이즈 딱 맞아요`. */
const answersOf = ({ aspects }: Review): string[] =>
  reviewAspectCodes.flatMap((aspect) => {
    const answer = aspects[aspect];
    return answer ? [`${reviewAspects[aspect].name} ${aspectWord(aspect, answer)}`] : [];
  });

/** One review. A blinded review remains in the list with the reason (L14). */
export function ReviewItem({ review }: { review: Review }) {
  const { writer, score, body, optionText, optionRating, createdAt, blindReason, photos } = review;
  const option = [
    optionText,
    optionRating && `옵션 ${optionRatingWord(optionRating)}`,
    ...answersOf(review),
  ];
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
