import { useCallMutation, useQueryClient, writeQueryCache } from '@shop/shared/app';
import { paymentCalls } from '@shop/shared/contracts';
import { useEffect, useRef } from 'react';
import { paymentQueries } from '../../features/payment/payment.queries';
import { isRetryable } from '../../features/payment/payment.rules';
import { readWindowMessage } from '../../features/payment/window-message';
import { windowTrail } from '../../features/payment/window-trail';

/**
 * Opens the payment window in place of this page; shows the result if the payment was decided
 * meanwhile.
 */
export function useCardWindow(paymentNo: string) {
  const client = useQueryClient();
  const key = paymentQueries.view(paymentNo).queryKey;
  /** Guards against a double click before the button shows its loading state. */
  const isRequesting = useRef(false);
  const { mutate, isPending, isSuccess, error } = useCallMutation(paymentCalls.ready, {
    retry: (failures, failure) => failures < 2 && isRetryable(failure),
    onSuccess: ({ payment, windowUrl }) => {
      if (!windowUrl) return writeQueryCache(client, { queryKey: key }, payment);
      windowTrail.mark(paymentNo);
      globalThis.location.assign(windowUrl);
    },
    // The payment was probably decided meanwhile: refetch it to show its step.
    onError: () => void client.invalidateQueries({ queryKey: key }),
    onSettled: (_reply, failure) => {
      isRequesting.current = failure === null;
    },
  });

  // The back/forward cache may restore this page, and a popup may report a failure: refetch the
  // payment.
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries({ queryKey: key });
    };
    const handleMessage = (event: MessageEvent) => {
      if (readWindowMessage(event)?.paymentNo === paymentNo)
        void client.invalidateQueries({ queryKey: key });
    };
    globalThis.addEventListener('pageshow', handlePageShow);
    globalThis.addEventListener('message', handleMessage);
    return () => {
      globalThis.removeEventListener('pageshow', handlePageShow);
      globalThis.removeEventListener('message', handleMessage);
    };
  }, [client, key, paymentNo]);

  return {
    open: () => {
      if (isRequesting.current) return;
      isRequesting.current = true;
      mutate({ body: { paymentNo } });
    },
    isOpening: isPending || isSuccess,
    error,
  };
}
