import { presentError, toast, useCallMutation } from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';
import { Button, Notice } from '@shop/shared/ui';

/** 다음 혜택: a coupon for the next order, downloaded with one click. */
export function NextCoupon({ couponNo }: { couponNo: number }) {
  const { mutate, data, isPending, isSuccess } = useCallMutation(couponCalls.download, {
    onSuccess: ({ name }) => toast(`${name} 쿠폰을 받았어요`),
    onError: presentError,
  });
  return (
    <Notice
      tone="good"
      title="다음 주문에 쓸 수 있는 쿠폰이 있어요"
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
    />
  );
}
