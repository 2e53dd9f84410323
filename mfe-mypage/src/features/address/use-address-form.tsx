import { toast, useApp, useModalParam, useQuery } from '@shop/shared/app';
import { FragmentBoundary, useWasOpened } from '@shop/shared/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * The form of an address, which mfe-order draws; its code is loaded on the first opening.
 * @param modalId the layer in the page's URL that it is open with
 * @param addressNo the address to edit; without it the form creates a new one
 */
export function useAddressForm(
  modalId: string,
  addressNo?: number,
): { open: () => void; isLoading: boolean; layer: ReactNode } {
  const app = useApp();
  const { isOpen, open, close } = useModalParam(modalId);
  const wasOpened = useWasOpened(isOpen);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['fragment', 'order/address-form'],
    queryFn: () => app.loadFragment('order/address-form'),
    enabled: wasOpened,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (!isError || !isOpen || isFetching) return;
    toast('배송지 입력을 열지 못했어요. 잠시 후 다시 시도해 주세요');
    close();
  }, [isError, isOpen, isFetching, close]);
  return {
    open: () => {
      if (isError) void refetch();
      open();
    },
    isLoading: isOpen && isFetching,
    layer: wasOpened && data && (
      <FragmentBoundary>
        <data.Component modalId={modalId} addressNo={addressNo} />
      </FragmentBoundary>
    ),
  };
}
