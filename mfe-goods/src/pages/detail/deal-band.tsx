import { callKey, useQuery, useQueryClient } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';
import { ClockIcon, Countdown, ProgressBar } from '@shop/shared/ui';
import { goodsQueries } from '../../features/goods/goods.queries';
import styles from './deal-band.module.css';

export interface DealBandProps {
  goodsNo: number;
  /** The deal at page load. The live stock updates it. */
  deal: { endsAt: string; soldRate: number };
}

/** A running time deal: remaining time and sold share of its stock. */
export function DealBand({ goodsNo, deal }: DealBandProps) {
  const client = useQueryClient();
  const { data: stock } = useQuery(goodsQueries.stock(goodsNo));
  const { soldRate, endsAt } = stock?.deal ?? deal;
  const remaining = stock?.deal?.remaining;
  // Refetches the goods, because the price changes when the deal ends.
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
