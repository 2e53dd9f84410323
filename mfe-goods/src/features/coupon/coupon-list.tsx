import { callQuery, useQuery } from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';
import { Button, Resource, Skeleton, SkeletonGroup } from '@shop/shared/ui';
import styles from './coupon-sheet.module.css';
import { CouponTicket } from './coupon-ticket';

/** The coupons for these goods, largest saving first, and those that can still be taken. */
export function useIssuableCoupons(goodsNo: number, enabled = true) {
  const query = useQuery({
    ...callQuery(couponCalls.issuable, { query: { goodsNo } }),
    enabled,
    staleTime: 0,
  });
  const coupons = query.data?.coupons.toSorted((a, b) => b.savingWon - a.savingWon) ?? [];
  return { query, coupons, available: coupons.filter(({ state }) => state === 'AVAILABLE') };
}

export interface CouponListProps {
  issuable: ReturnType<typeof useIssuableCoupons>;
  isBusy: boolean;
  onTake: (couponNos: readonly number[]) => void;
}

export function CouponList({ issuable: { query, coupons }, isBusy, onTake }: CouponListProps) {
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonGroup>
      }
      isEmpty={(data) => data.coupons.length === 0}
      empty={<p className={styles.empty}>지금 받을 수 있는 쿠폰이 없어요</p>}
    >
      {() => (
        <ul className={styles.list}>
          {coupons.map((coupon) => (
            <CouponTicket
              key={coupon.couponNo}
              coupon={coupon}
              isBusy={isBusy}
              onTake={() => onTake([coupon.couponNo])}
            />
          ))}
        </ul>
      )}
    </Resource>
  );
}

/** 전체받기; nothing when at most one is left. */
export function TakeAllButton({ issuable: { available }, isBusy, onTake }: CouponListProps) {
  if (available.length < 2) return null;
  return (
    <Button
      isFull
      isLoading={isBusy}
      onClick={() => onTake(available.map(({ couponNo }) => couponNo))}
    >
      쿠폰 {available.length}장 전체받기
    </Button>
  );
}
