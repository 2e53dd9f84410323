import { presentError, toast, useCallMutation } from '@shop/shared/app';
import { type CallReply, couponCalls, type orderCalls } from '@shop/shared/contracts';
import { withParticle } from '@shop/shared/domain';
import { Button, Notice } from '@shop/shared/ui';

/** 다음 혜택: a coupon for the next order, downloaded with one click. */
export function NextCoupon({
  coupon: { couponNo, name },
}: {
  coupon: NonNullable<CallReply<typeof orderCalls.complete>['nextCoupon']>;
}) {
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
    </Notice>
  );
}
