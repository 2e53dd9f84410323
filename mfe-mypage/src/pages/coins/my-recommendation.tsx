import { useQuery } from '@shop/shared/app';
import { CopyButton, SkeletonGroup, TextSkeleton, wonFigure } from '@shop/shared/ui';
import { coinQueries } from '../../features/wallet/coin.queries';
import styles from './coins.module.css';

/** 내 추천코드, to give to friends; nothing while no program runs. */
export function MyRecommendation() {
  const { data, isPending } = useQuery(coinQueries.recommendation());
  if (isPending)
    return (
      <div className={styles.recommendation}>
        <SkeletonGroup>
          <TextSkeleton lines={2} />
        </SkeletonGroup>
      </div>
    );
  if (!data || data.coinWon === null) return null;
  return (
    <section className={styles.recommendation} aria-label="내 추천코드">
      <div className={styles.what}>
        <h2 className={styles.faint}>내 추천코드</h2>
        <strong className={styles.code}>{data.code}</strong>
      </div>
      <CopyButton text={data.code} label="추천코드 복사" variant="outline" size="small" />
      <p className={styles.terms}>
        친구가 주문서에 입력하고 구매확정하면 두 분 모두 코인 {wonFigure(data.coinWon)}원을 받아요.
      </p>
    </section>
  );
}
