import { events, toast, useApp, useModalParam, useQuery } from '@shop/shared/app';
import { Button, FragmentBoundary, useWasOpened } from '@shop/shared/ui';
import { useEffect } from 'react';

const FORM_MODAL = 'address-form';

/** 새 배송지 추가. mfe-order draws the form, which is loaded on the first click. */
export function AddAddress({ onAdded }: { onAdded: (addressNo: number) => void }) {
  const app = useApp();
  const { isOpen, open, close } = useModalParam(FORM_MODAL);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['fragment', 'order/address-form'],
    queryFn: () => app.loadFragment('order/address-form'),
    enabled: useWasOpened(isOpen),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (!isError || !isOpen || isFetching) return;
    toast('배송지 입력을 열지 못했어요. 잠시 후 다시 시도해 주세요');
    close();
  }, [isError, isOpen, isFetching, close]);
  useEffect(() => events.on('address:added', ({ addressNo }) => onAdded(addressNo)), [onAdded]);
  return (
    <>
      <Button
        variant="outline"
        isFull
        aria-haspopup="dialog"
        isLoading={isOpen && isFetching}
        onClick={() => {
          if (isError) void refetch();
          open();
        }}
      >
        새 배송지 추가
      </Button>
      {data && (
        <FragmentBoundary>
          <data.Component modalId={FORM_MODAL} />
        </FragmentBoundary>
      )}
    </>
  );
}
