import type { Review } from '@shop/shared/contracts';
import { wonFigure } from '@shop/shared/ui';
import styles from './review-actions.module.css';
import { useReviewActions } from './review-actions-context';

/** 도움돼요 with the number of votes, and 신고. */
export function ReviewActions({ review }: { review: Review }) {
  const actions = useReviewActions();
  if (!actions) return null;
  const { isHelpful, count } = actions.voteOf(review);
  const of = `${review.writer} 님의 후기`;
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.helpful}
        aria-pressed={isHelpful}
        aria-label={`${of} 도움돼요 ${wonFigure(count)}명`}
        onClick={() => actions.onVote(review)}
      >
        도움돼요{count > 0 && ` ${wonFigure(count)}`}
      </button>
      <button
        type="button"
        className={styles.report}
        aria-label={`${of} 신고`}
        aria-haspopup="dialog"
        onPointerEnter={actions.prepareReport}
        onClick={() => actions.onReport(review)}
      >
        신고
      </button>
    </div>
  );
}
