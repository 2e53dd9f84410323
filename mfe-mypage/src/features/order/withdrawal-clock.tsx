import { useNow } from '@shop/shared/app';
import { dashedDate, daysLeftText, longDayText } from '@shop/shared/domain';
import styles from './order-line.module.css';

const EVERY_MINUTE_MS = 60_000;

/**
 * 청약철회: the days left to return an item. It starts with the delivery and ends with the seventh day after it or
 * with 구매확정.
 */
export function WithdrawalClock({ until }: { until: string }) {
  const now = useNow(EVERY_MINUTE_MS);
  const left = daysLeftText(new Date(until), new Date(now));
  return (
    <p className={styles.option}>
      {left ? (
        <>
          <strong className={styles.left}>{longDayText(dashedDate(until))}까지</strong> 교환·반품
          가능해요 <span className={styles.days}>({left})</span>
        </>
      ) : (
        '단순 변심 반품·교환 기간이 끝났어요. 불량이거나 잘못 온 상품은 받은 날부터 3개월 안에 신청할 수 있어요'
      )}
    </p>
  );
}
