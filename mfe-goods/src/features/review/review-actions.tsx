import type { Review } from '@shop/shared/contracts';
import { wonFigure } from '@shop/shared/ui';
import styles from './review-actions.module.css';
import { useReviewVoice } from './review-voice';

/** 도움돼요 with the number of votes, and 신고. */
export function ReviewActions({ review }: { review: Review }) {
  const voice = useReviewVoice();
  if (!voice) return null;
  const { isHelpful, count } = voice.voteOf(review);
  const of = `${review.writer} 님의 후기`;
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.helpful}
        aria-pressed={isHelpful}
        aria-label={`${of} 도움돼요 ${wonFigure(count)}명`}
        onClick={() => voice.onVote(review)}
      >
        도움돼요{count > 0 && ` ${wonFigure(count)}`}
      </button>
      <button
        type="button"
        className={styles.report}
        aria-label={`${of} 신고`}
        aria-haspopup="dialog"
        onPointerEnter={voice.prepareReport}
        onClick={() => voice.onReport(review)}
      >
        신고
      </button>
    </div>
  );
}
