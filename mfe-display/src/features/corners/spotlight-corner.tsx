import { useNow } from '@shop/shared/app';
import type { DealCard } from '@shop/shared/contracts';
import { Countdown, ProductCard } from '@shop/shared/ui';
import { LARGE_SIZES } from './card-sizes';
import { dealsOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import { DealState } from './deal-state';
import { isComing, notEnded } from './deal-times';
import styles from './spotlight-corner.module.css';

const SECONDS_5_MS = 5000;
const shown = { one: 1, two: 2 };

/** 핫딜: one or two deals that fill the row, each with its own countdown. */
export function SpotlightCorner({ corner, look }: LookProps<'spotlight'>) {
  const now = useNow(SECONDS_5_MS);
  const deals = notEnded(dealsOf(corner.items), now).slice(0, shown[look]);
  if (deals.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <ul className={styles.spotlights} data-look={look}>
        {deals.map((deal) => (
          <li key={deal.dealNo} className={styles.item}>
            <Spotlight deal={deal} now={now} />
          </li>
        ))}
      </ul>
    </CornerSection>
  );
}

function Spotlight({ deal, now }: { deal: DealCard; now: number }) {
  const at = isComing(deal, now) ? deal.startsAt : deal.endsAt;
  return (
    <ProductCard goods={deal.goods} sizes={LARGE_SIZES}>
      <p className={styles.clock}>
        <span>{isComing(deal, now) ? '오픈까지' : '마감까지'}</span>
        <Countdown key={at} look="box" endsAt={at} />
      </p>
      <DealState deal={deal} now={now} hasClock={false} />
    </ProductCard>
  );
}
