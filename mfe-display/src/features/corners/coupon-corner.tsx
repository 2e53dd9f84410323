import type { CornerItem } from '@shop/shared/contracts';
import { CouponStrip } from '../coupon/coupon-strip';
import { couponsOf, type Shortcut, shortcutsOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';

/** Maps each coupon number to the brand or category that precedes it in the data. */
export function ownersOf(items: readonly CornerItem[]): Map<number, Shortcut> {
  const owners = new Map<number, Shortcut>();
  let owner: Shortcut | undefined;
  for (const item of items) {
    if (item.type === 'coupon') {
      if (owner) owners.set(item.coupon.couponNo, owner);
    } else owner = shortcutsOf([item])[0];
  }
  return owners;
}

/** Coupons to download. `owner` shows and links the brand or category of each coupon. */
export function CouponCorner({ corner, look }: LookProps<'coupon'>) {
  const coupons = couponsOf(corner.items);
  if (coupons.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <CouponStrip
        coupons={coupons}
        isGrid={corner.layout === 'list'}
        owners={look === 'owner' ? ownersOf(corner.items) : undefined}
      />
    </CornerSection>
  );
}
