import { callKey, useQuery, useQueryClient } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';
import { ClockIcon, Countdown, ProgressBar } from '@shop/shared/ui';
import { goodsQueries } from '../../features/goods/goods.queries';
import styles from './deal-band.module.css';

export interface DealBandProps {
  goodsNo: number;
  /** As of the page; the stock of this moment says how far it is now. */
  deal: { endsAt: string; soldRate: number };
}

/** A running time deal: how long, and how much of its own stock is gone. */
export function DealBand({ goodsNo, deal }: DealBandProps) {
  const client = useQueryClient();
  const { data: stock } = useQuery(goodsQueries.stock(goodsNo));
  const { soldRate, endsAt } = stock?.deal ?? deal;
  const remaining = stock?.deal?.remaining;
  // The price goes back when the deal is over: ask for the goods anew.
  const handleEnd = () =>
    void client.invalidateQueries({
      queryKey: callKey(goodsCalls.detail, { params: { goodsNo } }),
    });
  return (
    <div className={styles.band}>
      <p className={styles.words}>
        <ClockIcon size={18} />
        <strong>타임딜</strong>
        <Countdown endsAt={endsAt} onEnd={handleEnd} />
        <span className={styles.sold}>
          {remaining !== undefined && remaining <= 20 && remaining > 0
            ? `${remaining}개 남음`
            : `${soldRate}% 판매`}
        </span>
      </p>
      <ProgressBar label="타임딜 판매율" value={soldRate} max={100} tone="sale" />
    </div>
  );
}
