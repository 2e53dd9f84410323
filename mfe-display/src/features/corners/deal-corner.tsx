import { useNow } from '@shop/shared/app';
import type { DealCard } from '@shop/shared/contracts';
import { Countdown, ProductCard, ProductGrid, ProductRail } from '@shop/shared/ui';
import { RAIL_SIZES } from './card-sizes';
import { dealsOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import { DealState } from './deal-state';
import { commonClock, notEnded } from './deal-times';

const SECONDS_5_MS = 5000;

/**
 * Running or upcoming time deals: one shared countdown when their times match, else one per deal.
 */
export function DealCorner({ corner, look, isFirst }: LookProps<'deal'> & { isFirst: boolean }) {
  const now = useNow(SECONDS_5_MS);
  const deals = notEnded(dealsOf(corner.items), now);
  if (deals.length === 0) return null;
  const clock = commonClock(deals, now);
  const isGrid = look === 'grid' || corner.layout === 'list';
  const cards = deals.map((deal: DealCard, i) => (
    <ProductCard
      key={deal.dealNo}
      goods={deal.goods}
      sizes={isGrid ? undefined : RAIL_SIZES}
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
