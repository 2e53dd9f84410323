import { Link, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { formatWon, reviewRewards } from '@shop/shared/domain';
import { ChevronRightIcon } from '@shop/shared/ui';
import { reviewQueries } from './review.queries';
import styles from './review-line.module.css';

/** 작성 가능 후기 on 마이페이지. Keeps its place while the count loads. */
export function ReviewLine() {
  const { data } = useQuery(reviewQueries.writable());
  return (
    <Link to={paths.reviews()} className={styles.line}>
      <span>
        작성 가능한 후기 <strong>{data?.count ?? '–'}</strong>
      </span>
      <span className={styles.end}>
        후기 1건에 코인 최대 {formatWon(reviewRewards.photoWon)}
        <ChevronRightIcon size={16} />
      </span>
    </Link>
  );
}
