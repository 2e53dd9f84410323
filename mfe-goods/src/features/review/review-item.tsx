import type { Review } from '@shop/shared/contracts';
import { dottedDate, ratingWord } from '@shop/shared/domain';
import { Rating, wonFigure } from '@shop/shared/ui';

import { PhotoStrip } from './photo-strip';
import styles from './review-item.module.css';

/** One review. A blinded review remains in the list with the reason (L14). */
export function ReviewItem({ review }: { review: Review }) {
  const { writer, score, body, optionText, createdAt, helpfulCount, blindReason, photos } = review;
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Rating look="stars" score={score} />
        <span className={styles.word}>{ratingWord(score)}</span>
        <p className={styles.by}>
          {writer} · <time dateTime={createdAt}>{dottedDate(createdAt)}</time>
        </p>
      </header>
      {optionText && <p className={styles.option}>{optionText}</p>}
      {blindReason === null ? (
        <p className={styles.body}>{body}</p>
      ) : (
        <p className={styles.blind}>가려진 후기예요. 사유: {blindReason}</p>
      )}
      {photos.length > 0 && <PhotoStrip label={`${writer} 님의 후기 사진`} images={photos} />}
      {helpfulCount > 0 && (
        <p className={styles.helpful}>{wonFigure(helpfulCount)}명에게 도움이 됐어요</p>
      )}
    </article>
  );
}
