import type { Corner } from '@shop/shared/contracts';
import {
  ProductCardSkeleton,
  ProductGrid,
  ProductRail,
  Section,
  Skeleton,
  SkeletonGroup,
} from '@shop/shared/ui';
import { CouponSkeleton } from '../coupon/coupon-skeleton';
import { type CornerLook, lookOf } from './corner-looks';
import styles from './corner-skeleton.module.css';

const RAIL_CARDS = 5;
const GRID_CARDS = 8;
/** Before it is known how many there are. */
const oneCoupon = [{ couponNo: 1 }];

/** Shaped like the corner that comes; its title is known already. Nothing for an unknown id. */
export function CornerSkeleton({ corner }: { corner: Corner }) {
  const look = lookOf(corner);
  if (!look) return null;
  const shape = (
    <SkeletonGroup label={`${corner.title} 불러오는 중이에요`}>
      <Shape look={look} corner={corner} />
    </SkeletonGroup>
  );
  if (!corner.title) return shape;
  return (
    <Section title={corner.title} note={corner.subtitle || undefined}>
      {shape}
    </Section>
  );
}

function Shape({ look, corner }: { look: CornerLook; corner: Corner }) {
  const isList = corner.layout === 'list';
  const cards = (count: number) =>
    Array.from({ length: count }, (_, i) => <ProductCardSkeleton key={i} />);
  switch (look.kind) {
    case 'goods':
      return look.look === 'rail' ? (
        <ProductRail>{cards(RAIL_CARDS)}</ProductRail>
      ) : (
        <ProductGrid>{cards(GRID_CARDS)}</ProductGrid>
      );
    case 'deal':
      return isList ? (
        <ProductGrid>{cards(GRID_CARDS)}</ProductGrid>
      ) : (
        <ProductRail>{cards(RAIL_CARDS)}</ProductRail>
      );
    case 'coupon': {
      const coupons = corner.items.map((_, couponNo) => ({ couponNo }));
      return <CouponSkeleton coupons={coupons.length > 0 ? coupons : oneCoupon} isGrid={isList} />;
    }
    default:
      return <Skeleton shape="block" className={styles[look.kind]} />;
  }
}
