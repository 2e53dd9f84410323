import type { Corner } from '@shop/shared/contracts';
import { CouponStrip } from '../coupon/coupon-strip';
import { couponsOf } from './corner-items';
import { CornerSection } from './corner-section';

/** Coupons to take. */
export function CouponCorner({ corner }: { corner: Corner }) {
  const coupons = couponsOf(corner.items);
  if (coupons.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <CouponStrip coupons={coupons} isGrid={corner.layout === 'list'} />
    </CornerSection>
  );
}
