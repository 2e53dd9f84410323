import { callQuery, useQuery } from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';
import { BottomSheet, Button, Resource, Skeleton, SkeletonGroup } from '@shop/shared/ui';
import styles from './coupon-sheet.module.css';
import { CouponTicket } from './coupon-ticket';

export interface CouponSheetProps {
  open: boolean;
  onClose: () => void;
  goodsNo: number;
  isBusy: boolean;
  onTake: (couponNos: readonly number[]) => void;
}

/** 쿠폰 받기: the coupons for these goods, largest saving first. */
export function CouponSheet({ open, onClose, goodsNo, isBusy, onTake }: CouponSheetProps) {
  const query = useQuery({
    ...callQuery(couponCalls.issuable, { query: { goodsNo } }),
    enabled: open,
    staleTime: 0,
  });
  const coupons = query.data?.coupons.toSorted((a, b) => b.savingWon - a.savingWon);
  const available = coupons?.filter(({ state }) => state === 'AVAILABLE') ?? [];
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="쿠폰 받기"
      footer={
        available.length > 1 && (
          <Button
            isFull
            isLoading={isBusy}
            onClick={() => onTake(available.map(({ couponNo }) => couponNo))}
          >
            쿠폰 {available.length}장 전체받기
          </Button>
        )
      }
    >
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
            {coupons?.map((coupon) => (
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
    </BottomSheet>
  );
}
