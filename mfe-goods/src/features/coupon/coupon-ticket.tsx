import type { CallReply, couponCalls } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import { Button, CouponTicket as Ticket } from '@shop/shared/ui';
import { couponConditions, couponValueText } from './coupon-texts';

type IssuableCoupon = CallReply<typeof couponCalls.issuable>['coupons'][number];

const doneWords = { ISSUED: '받음', CLOSED: '마감' } as const;

export interface CouponTicketProps {
  coupon: IssuableCoupon;
  isBusy: boolean;
  onTake: () => void;
}

/** One coupon: discount, conditions and 받기. */
export function CouponTicket({ coupon, isBusy, onTake }: CouponTicketProps) {
  const { state, name, savingWon } = coupon;
  return (
    <li>
      <Ticket
        value={`${couponValueText(coupon)} 할인`}
        name={name}
        conditions={couponConditions(coupon)}
        note={savingWon > 0 && `이 상품 ${formatWon(savingWon)} 할인`}
        isSpent={state !== 'AVAILABLE'}
        action={
          <Button
            size="small"
            variant={state === 'AVAILABLE' ? 'outline' : 'ghost'}
            aria-label={`${name} ${state === 'AVAILABLE' ? '받기' : doneWords[state]}`}
            aria-disabled={state !== 'AVAILABLE'}
            isLoading={isBusy && state === 'AVAILABLE'}
            onClick={onTake}
          >
            {state === 'AVAILABLE' ? '받기' : doneWords[state]}
          </Button>
        }
      />
    </li>
  );
}
