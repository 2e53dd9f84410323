import { events, type ShopEvents, toast, useApp, useModalParam, useQuery } from '@shop/shared/app';
import { FragmentBoundary, useWasOpened } from '@shop/shared/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

export type PickedAddress = ShopEvents['address:picked'];

const MODAL = 'address-search';

/**
 * 주소 찾기, which mfe-order draws; its code is loaded on the first click.
 * @param onPicked receives the chosen address
 */
export function useAddressSearch(onPicked: (picked: PickedAddress) => void): {
  open: () => void;
  layer: ReactNode;
} {
  const app = useApp();
  const { isOpen, open, close } = useModalParam(MODAL);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['fragment', 'order/address-search'],
    queryFn: () => app.loadFragment('order/address-search'),
    enabled: useWasOpened(isOpen),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const handlePicked = useEffectEvent(onPicked);
  useEffect(() => events.on('address:picked', (picked) => handlePicked(picked)), []);
  const handleFailed = useEffectEvent(() => {
    toast('주소 찾기를 열지 못했어요. 잠시 후 다시 시도해 주세요');
    close();
  });
  const isFailed = isError && isOpen && !isFetching;
  useEffect(() => {
    if (isFailed) handleFailed();
  }, [isFailed]);
  return {
    open: () => {
      if (isError) void refetch();
      open();
    },
    layer: data && (
      <FragmentBoundary>
        <data.Component modalId={MODAL} />
      </FragmentBoundary>
    ),
  };
}
