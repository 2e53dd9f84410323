import { presentError, toast, useCallMutation } from '@shop/shared/app';
import { type CallReply, couponCalls, type orderCalls } from '@shop/shared/contracts';
import { formatWon, withParticle } from '@shop/shared/domain';
import { Button, Notice } from '@shop/shared/ui';

type Coupon = NonNullable<CallReply<typeof orderCalls.complete>['nextCoupon']>;

/** 50,000원 이상 구매 시 3,000원 할인. */
function discountWords({ rate, amountWon, minOrderWon }: Coupon): string {
  const discount = amountWon === null ? `${rate}% 할인` : `${formatWon(amountWon)} 할인`;
  return minOrderWon > 0 ? `${formatWon(minOrderWon)} 이상 구매 시 ${discount}` : discount;
}

/** 다음 혜택: a coupon for the next order, downloaded with one click. */
export function NextCoupon({ coupon }: { coupon: Coupon }) {
  const { couponNo, name } = coupon;
  const { mutate, data, isPending, isSuccess } = useCallMutation(couponCalls.download, {
    onSuccess: () => toast(`${withParticle(name, '을/를')} 받았어요`),
    onError: presentError,
  });
  return (
    <Notice
      tone="good"
      title="다음 주문에 쓸 쿠폰을 받으세요"
      action={
        <Button
          variant="outline"
          size="small"
          aria-disabled={isSuccess}
          isLoading={isPending}
          onClick={() => mutate({ params: { couponNo } })}
        >
          {data ? '쿠폰을 받았어요' : '쿠폰 받기'}
        </Button>
      }
    >
      {name}
      <br />
      {discountWords(coupon)}
    </Notice>
  );
}
