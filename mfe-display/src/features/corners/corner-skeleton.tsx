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
/** Used while the number of coupons is unknown. */
const oneCoupon = [{ couponNo: 1 }];

/** A skeleton in the shape of the corner with its title. Renders nothing for an unknown id. */
export function CornerSkeleton({ corner }: { corner: Corner }) {
  const look = lookOf(corner);
  // A popup reserves no space before it appears.
  if (!look || look.kind === 'popup') return null;
  const shape = (
    <SkeletonGroup label={`${corner.title} 불러오는 중이에요`.trim()}>
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

const cards = (count: number) =>
  [...Array(count).keys()].map((i) => <ProductCardSkeleton key={i} />);

function Shape({ look, corner }: { look: CornerLook; corner: Corner }) {
  const isList = corner.layout === 'list';
  switch (look.kind) {
    case 'goods':
    case 'deal':
    case 'recommended':
      return look.look === 'rail' && !isList ? <Rail /> : <Grid />;
    case 'tabbed':
      return (
        <>
          <Skeleton shape="block" className={styles.chips} />
          {look.look === 'rail' ? <Rail /> : <Grid />}
        </>
      );
    case 'shelf':
      if (look.look === 'ranked') return <Skeleton shape="block" className={styles.ranked} />;
      return (
        <>
          {look.look === 'wide' && <Skeleton shape="block" className={styles.large} />}
          <Grid count={4} />
        </>
      );
    case 'installment':
    case 'comb':
      return (
        <>
          {look.look !== 'rows' && <Skeleton shape="block" className={styles.large} />}
          <Grid count={4} />
        </>
      );
    case 'coupon': {
      const coupons = corner.items.map((_, couponNo) => ({ couponNo }));
      return <CouponSkeleton coupons={coupons.length > 0 ? coupons : oneCoupon} isGrid={isList} />;
    }
    default:
      return <Skeleton shape="block" className={styles[look.kind]} />;
  }
}

const Rail = () => <ProductRail>{cards(RAIL_CARDS)}</ProductRail>;
const Grid = ({ count = GRID_CARDS }: { count?: number }) => (
  <ProductGrid>{cards(count)}</ProductGrid>
);
