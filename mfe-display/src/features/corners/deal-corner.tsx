import type { Corner, DealCard } from '@shop/shared/contracts';
import { Countdown, ProductCard, ProductRail, ProgressBar } from '@shop/shared/ui';
import { useState } from 'react';
import { dealsOf } from './corner-items';
import { CornerSection } from './corner-section';
import styles from './deal-corner.module.css';
import { soonestEnd } from './deal-times';

const sizes = '(min-width: 1024px) 224px, (min-width: 768px) 24vw, 38vw';

/** Time deals: one clock for all when they end together, a bar of what is sold on each. */
export function DealCorner({ corner, isFirst }: { corner: Corner; isFirst: boolean }) {
  const [endedNos, setEndedNos] = useState<readonly number[]>([]);
  const deals = dealsOf(corner.items).filter(({ dealNo }) => !endedNos.includes(dealNo));
  const endsAt = soonestEnd(deals);
  if (!endsAt) return null;
  const ending = deals.filter((deal) => deal.endsAt === endsAt);
  const isTogether = ending.length === deals.length;
  return (
    <CornerSection
      corner={{ ...corner, moreLink: null }}
      end={
        <Countdown
          key={endsAt}
          look="box"
          endsAt={endsAt}
          onEnd={() => setEndedNos([...endedNos, ...ending.map(({ dealNo }) => dealNo)])}
        />
      }
    >
      <ProductRail>
        {deals.map((deal, i) => (
          <ProductCard
            key={deal.dealNo}
            goods={deal.goods}
            sizes={sizes}
            isEager={isFirst && i < 2}
          >
            <DealState deal={deal} hasOwnClock={!isTogether} />
          </ProductCard>
        ))}
      </ProductRail>
    </CornerSection>
  );
}

function DealState({ deal, hasOwnClock }: { deal: DealCard; hasOwnClock: boolean }) {
  return (
    <div className={styles.state}>
      <ProgressBar label="판매된 수량" tone="sale" value={deal.soldRate} max={100} />
      <p className={styles.words}>
        <span>{Math.round(deal.soldRate)}% 판매</span>
        {hasOwnClock ? (
          <Countdown endsAt={deal.endsAt} />
        ) : (
          <span>
            {deal.remaining > 0 ? `${deal.remaining.toLocaleString('ko-KR')}개 남음` : '품절'}
          </span>
        )}
      </p>
    </div>
  );
}
