import { useNow } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { Won } from '@shop/shared/ui';
import { OpeningButton } from '../../features/opening/opening-button';
import styles from './coming-deal.module.css';

const MINUTE_MS = 60_000;

export interface ComingDealProps {
  goodsNo: number;
  deal: NonNullable<GoodsDetail['comingDeal']>;
}

/** The next time deal of these goods: when it begins, its price, and 오픈 알림. */
export function ComingDeal({ goodsNo, deal: { dealNo, startsAt, priceWon } }: ComingDealProps) {
  const now = useNow(MINUTE_MS);
  if (Date.parse(startsAt) <= now) return null;
  return (
    <section className={styles.band} aria-label="예정된 타임딜">
      <p>
        <strong>타임딜 예정</strong> {dottedDateTime(startsAt)}부터{' '}
        <strong className={styles.price}>
          <Won amountWon={priceWon} />
        </strong>
      </p>
      <OpeningButton goodsNo={goodsNo} dealNo={dealNo} size="small" variant="outline" />
    </section>
  );
}
