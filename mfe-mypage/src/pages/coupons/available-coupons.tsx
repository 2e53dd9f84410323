import { presentError, toast, useCallMutation, useQuery } from '@shop/shared/app';
import { couponCalls, type OfferedCoupon } from '@shop/shared/contracts';
import {
  Button,
  CouponTicket,
  EmptyState,
  Resource,
  SkeletonGroup,
  TextLink,
  TextSkeleton,
} from '@shop/shared/ui';
import { couponQueries } from '../../features/coupon/coupon.queries';
import { couponTargetPath, couponValue, offerConditions } from '../../features/coupon/coupon-texts';
import styles from './coupons.module.css';

const MOST_AT_ONCE = 50;

/** Coupons that the member can still take, one by one or all. */
export function AvailableCoupons({ onTaken }: { onTaken: () => void }) {
  const query = useQuery(couponQueries.available());
  const download = useCallMutation(couponCalls.downloadAll);
  const take = async (couponNos: number[]) => {
    try {
      const { results } = await download.mutateAsync({ body: { couponNos } });
      const issued = results.filter(({ isIssued }) => isIssued).length;
      const refusal = results.find(({ isIssued }) => !isIssued)?.message;
      toast(issued > 0 ? `쿠폰 ${issued}장을 받았어요` : (refusal ?? '이미 받은 쿠폰이에요'));
    } catch (error) {
      presentError(error);
    }
    onTaken();
  };
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={8} />
        </SkeletonGroup>
      }
      isEmpty={({ coupons }) => coupons.length === 0}
      empty={<EmptyState title="받을 수 있는 쿠폰이 없어요" reason="새로운 쿠폰을 곧 준비할게요" />}
    >
      {({ coupons }) => (
        <>
          {coupons.length > 1 && (
            <Button
              variant="outline"
              isFull
              isLoading={download.isPending}
              onClick={() =>
                void take(coupons.slice(0, MOST_AT_ONCE).map(({ couponNo }) => couponNo))
              }
            >
              전체받기
            </Button>
          )}
          <ul className={styles.list}>
            {coupons.map((coupon) => (
              <OfferedTicket
                key={coupon.couponNo}
                coupon={coupon}
                isBusy={download.isPending}
                onTake={() => void take([coupon.couponNo])}
              />
            ))}
          </ul>
        </>
      )}
    </Resource>
  );
}

interface OfferedTicketProps {
  coupon: OfferedCoupon;
  isBusy: boolean;
  onTake: () => void;
}

function OfferedTicket({ coupon, isBusy, onTake }: OfferedTicketProps) {
  const to = couponTargetPath(coupon);
  return (
    <li>
      <CouponTicket
        value={couponValue(coupon)}
        name={coupon.name}
        conditions={offerConditions(coupon)}
        note={
          to && (
            <TextLink to={to} tone="quiet">
              쓸 수 있는 상품
            </TextLink>
          )
        }
        action={
          <Button
            size="small"
            variant="outline"
            aria-label={`${coupon.name} 받기`}
            isLoading={isBusy}
            onClick={onTake}
          >
            받기
          </Button>
        }
      />
    </li>
  );
}
