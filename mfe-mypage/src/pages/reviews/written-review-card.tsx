import { paths, type WrittenReview } from '@shop/shared/contracts';
import { dottedDate, formatWon, optionRatingWord, ratingWord } from '@shop/shared/domain';
import { Button, Notice, Rating, TextLink } from '@shop/shared/ui';
import { GoodsRow } from '../../features/review/goods-row';
import styles from './reviews.module.css';

interface WrittenReviewCardProps {
  review: WrittenReview;
  onEdit: (itemNo: number) => void;
  onRemove: (review: WrittenReview) => void;
}

function rewardText({ coinWon, state }: WrittenReview['reward']): string {
  if (state === 'PAID') return `코인 ${formatWon(coinWon)}을 받았어요`;
  if (state === 'PENDING') return `구매확정하면 코인 ${formatWon(coinWon)}을 드려요`;
  return '구매확정 전에 반품하거나 교환해 코인을 드리지 않았어요';
}

/** One review with what became of it, and what its writer can do. */
export function WrittenReviewCard({ review, onEdit, onRemove }: WrittenReviewCardProps) {
  const { goodsName, score, optionRating, photos, blindReason } = review;
  return (
    <article className={styles.card} aria-label={`${goodsName} 후기`}>
      <GoodsRow goods={review}>
        <TextLink to={paths.totalReview(review.goodsNo)} className={styles.goods}>
          상품의 후기 보기
        </TextLink>
      </GoodsRow>
      <p className={styles.score}>
        <Rating look="stars" score={score} />
        <strong>{ratingWord(score)}</strong>
        <span className={styles.date}>{dottedDate(review.createdAt)}</span>
      </p>
      {optionRating !== null && (
        <p className={styles.note}>옵션: {optionRatingWord(optionRating)}</p>
      )}
      <p className={styles.body}>{review.body}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ fileNo, url, widthPx, heightPx }, at) => (
            <li key={fileNo}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={`후기 사진 ${at + 1}`}
                  width={widthPx}
                  height={heightPx}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {blindReason !== null && (
        <Notice tone="danger">다른 분들에게는 가려진 후기예요. 사유: {blindReason}</Notice>
      )}
      <p className={styles.note}>
        도움돼요 {review.helpfulCount}
        {review.reward.coinWon > 0 && ` · ${rewardText(review.reward)}`}
      </p>
      <div className={styles.actions}>
        {review.canEdit && (
          <Button
            size="small"
            variant="outline"
            aria-label={`${goodsName} 후기 고치기`}
            aria-haspopup="dialog"
            onClick={() => onEdit(review.itemNo)}
          >
            고치기
          </Button>
        )}
        <Button
          size="small"
          variant="outline"
          aria-label={`${goodsName} 후기 지우기`}
          onClick={() => onRemove(review)}
        >
          지우기
        </Button>
      </div>
    </article>
  );
}
