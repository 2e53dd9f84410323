import { paths } from '@shop/shared/contracts';
import { AfterPaint, TextLink, useWhenVisible } from '@shop/shared/ui';
import { useRef, useState } from 'react';
import { DETAIL_REVIEWS } from '../../features/review/page-sizes';
import { everyReview, type ReviewFilter } from '../../features/review/review.queries';
import { ReviewBoard } from '../../features/review/review-board';
import { ReviewPhotos } from '../../features/review/review-photos';
import styles from './detail-body.module.css';

interface ReviewSectionProps {
  goodsNo: number;
  hasReviews: boolean;
}

export function ReviewSection({ goodsNo, hasReviews }: ReviewSectionProps) {
  const [filter, setFilter] = useState<ReviewFilter>(everyReview);
  const ref = useRef<HTMLElement>(null);
  const isNear = useWhenVisible(ref);
  return (
    <AfterPaint
      as="section"
      step={2}
      ref={ref}
      id="reviews"
      tabIndex={-1}
      className={styles.section}
      aria-labelledby="reviews-title"
    >
      <div className={styles.head}>
        <h2 id="reviews-title" className={styles.title}>
          후기
        </h2>
        {hasReviews && (
          <TextLink tone="quiet" className={styles.all} to={paths.totalReview(goodsNo)}>
            전체 후기 보기
          </TextLink>
        )}
      </div>
      <ReviewBoard
        goodsNo={goodsNo}
        filter={filter}
        onFilter={(change) => setFilter((current) => ({ ...current, ...change }))}
        pageSize={DETAIL_REVIEWS}
        photos={isNear && <ReviewPhotos goodsNo={goodsNo} />}
        hasFields={isNear}
      />
    </AfterPaint>
  );
}
