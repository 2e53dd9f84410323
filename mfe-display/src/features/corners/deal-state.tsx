import type { DealCard } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import { Countdown, ProgressBar } from '@shop/shared/ui';
import styles from './deal-state.module.css';
import { isComing } from './deal-times';

/** Below a deal's price: the sold and remaining quantity, or the opening time. */
export function DealState({
  deal,
  now,
  hasClock,
}: {
  deal: DealCard;
  now: number;
  /** Shows the countdown on this deal, because the deals share none. */
  hasClock: boolean;
}) {
  if (isComing(deal, now)) {
    return (
      <p className={styles.words}>
        <span>오픈 예정</span>
        {hasClock && <Countdown endsAt={deal.startsAt} />}
      </p>
    );
  }
  const left = deal.remaining > 0 ? `${groupDigits(deal.remaining)}개 남음` : '품절';
  return (
    <div className={styles.state}>
      <ProgressBar label="판매된 수량" tone="sale" value={deal.soldRate} max={100} />
      <p className={styles.words}>
        <span>{Math.round(deal.soldRate)}% 판매</span>
        {hasClock ? <Countdown endsAt={deal.endsAt} /> : left}
      </p>
    </div>
  );
}
