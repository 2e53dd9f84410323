import type { ReviewSummary as Summary } from '@shop/shared/contracts';
import { ratingWord } from '@shop/shared/domain';
import { ProgressBar, Rating, wonFigure } from '@shop/shared/ui';
import { AspectSummary } from './aspect-summary';
import styles from './review-summary.module.css';

/** The average score, the most frequent score and the score distribution. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const { average, count, histogram, topScore } = summary;
  const top = histogram.find(({ score }) => score === topScore);
  const share = top && count > 0 ? Math.round((top.count / count) * 100) : 0;
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.figure} aria-hidden="true">
          {average.toFixed(1)}
        </p>
        <Rating
          look="stars"
          score={average}
          reviewCount={count}
          hasFigure={false}
          className={styles.stars}
        />
        {topScore !== null && share > 0 && (
          <p className={styles.word}>
            {share}%가 “{ratingWord(topScore)}”라고 했어요
          </p>
        )}
      </div>
      <ul className={styles.bars} aria-label="별점 분포">
        {histogram.map(({ score, count: votes }) => (
          <li key={score} className={styles.row}>
            <span>{score}점</span>
            <ProgressBar label={`${score}점`} value={votes} max={Math.max(1, count)} />
            <span className={styles.votes}>{wonFigure(votes)}</span>
          </li>
        ))}
      </ul>
      <AspectSummary aspects={summary.aspects} />
    </div>
  );
}
