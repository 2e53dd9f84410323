import { useNow } from '@shop/shared/app';
import type { Corner, DealCard } from '@shop/shared/contracts';
import { Countdown, ProductCard, ProductGrid, ProductRail } from '@shop/shared/ui';
import { dealsOf } from './corner-items';
import { CornerSection } from './corner-section';
import { DealState } from './deal-state';
import { commonClock, notEnded } from './deal-times';

const railSizes = '(min-width: 1024px) 224px, (min-width: 768px) 24vw, 38vw';
const SECONDS_5_MS = 5000;

/** Time deals, running or coming: one clock over all when it is the same, else one on each. */
export function DealCorner({ corner, isFirst }: { corner: Corner; isFirst: boolean }) {
  const now = useNow(SECONDS_5_MS);
  const deals = notEnded(dealsOf(corner.items), now);
  if (deals.length === 0) return null;
  const clock = commonClock(deals, now);
  const isGrid = corner.layout === 'list';
  const cards = deals.map((deal: DealCard, i) => (
    <ProductCard
      key={deal.dealNo}
      goods={deal.goods}
      {...(isGrid ? {} : { sizes: railSizes })}
      isEager={isFirst && i < 2}
    >
      <DealState deal={deal} now={now} hasClock={!clock} />
    </ProductCard>
  ));
  return (
    <CornerSection
      corner={corner}
      clock={clock && <Countdown key={clock} look="box" endsAt={clock} />}
    >
      {isGrid ? <ProductGrid>{cards}</ProductGrid> : <ProductRail>{cards}</ProductRail>}
    </CornerSection>
  );
}
