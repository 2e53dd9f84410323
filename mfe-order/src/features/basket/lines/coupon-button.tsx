import {
  callKey,
  events,
  toast,
  useApp,
  useModalParam,
  useQuery,
  useSession,
} from '@shop/shared/app';
import { type BasketItem, basketCalls } from '@shop/shared/contracts';
import { Button, FragmentBoundary, useWasOpened } from '@shop/shared/ui';
import { useEffect } from 'react';

/** 쿠폰 받기 of a line, for members. mfe-goods draws the sheet, which is loaded on the first click. */
export function CouponButton({ item }: { item: BasketItem }) {
  const app = useApp();
  const { isLoggedIn } = useSession();
  const modalId = `coupons-${item.itemNo}`;
  const { isOpen, open, close } = useModalParam(modalId);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['fragment', 'goods/coupons'],
    queryFn: () => app.loadFragment('goods/coupons'),
    enabled: useWasOpened(isOpen),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (!isError || !isOpen || isFetching) return;
    toast('쿠폰을 불러오지 못했어요. 잠시 후 다시 시도해 주세요');
    close();
  }, [isError, isOpen, isFetching, close]);
  const { queryClient } = app;
  useEffect(() => {
    if (!isOpen) return;
    return events.on(
      'coupon:taken',
      () => void queryClient.invalidateQueries({ queryKey: callKey(basketCalls.view) }),
    );
  }, [isOpen, queryClient]);
  if (!isLoggedIn) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${[item.goodsName, item.optionText].filter(Boolean).join(' ')} 쿠폰 받기`}
        isLoading={isOpen && isFetching}
        onClick={() => {
          if (isError) void refetch();
          open();
        }}
      >
        쿠폰 받기
      </Button>
      {data && (
        <FragmentBoundary>
          <data.Component goodsNo={item.goodsNo} modalId={modalId} />
        </FragmentBoundary>
      )}
    </>
  );
}
