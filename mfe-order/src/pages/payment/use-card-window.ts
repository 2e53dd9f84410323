import { useCallMutation, useQueryClient, writeQueryCache } from '@shop/shared/app';
import { paymentCalls } from '@shop/shared/contracts';
import { useEffect, useRef } from 'react';
import { paymentQueries } from '../../features/payment/payment.queries';
import { isWorthAsking } from '../../features/payment/payment.rules';
import { readWindowMessage } from '../../features/payment/window-message';
import { windowTrail } from '../../features/payment/window-trail';

/** Opens the card company's window in this page's place; what was decided meanwhile shows instead. */
export function useCardWindow(paymentNo: string) {
  const client = useQueryClient();
  const key = paymentQueries.view(paymentNo).queryKey;
  /** A double press comes before the button shows that it is busy. */
  const isAsking = useRef(false);
  const { mutate, isPending, isSuccess, error } = useCallMutation(paymentCalls.ready, {
    retry: (failures, failure) => failures < 2 && isWorthAsking(failure),
    onSuccess: ({ payment, windowUrl }) => {
      if (!windowUrl) return writeQueryCache(client, { queryKey: key }, payment);
      windowTrail.mark(paymentNo);
      globalThis.location.assign(windowUrl);
    },
    // Too late, most likely: the payment itself says so, and where to go on.
    onError: () => void client.invalidateQueries({ queryKey: key }),
    onSettled: (_reply, failure) => {
      isAsking.current = failure === null;
    },
  });

  // Back from the window may bring this page as it was left, and a window of its own may say that
  // it failed: look at the payment again.
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries({ queryKey: key });
    };
    const hear = (event: MessageEvent) => {
      if (readWindowMessage(event)?.paymentNo === paymentNo)
        void client.invalidateQueries({ queryKey: key });
    };
    globalThis.addEventListener('pageshow', look);
    globalThis.addEventListener('message', hear);
    return () => {
      globalThis.removeEventListener('pageshow', look);
      globalThis.removeEventListener('message', hear);
    };
  }, [client, key, paymentNo]);

  return {
    open: () => {
      if (isAsking.current) return;
      isAsking.current = true;
      mutate({ body: { paymentNo } });
    },
    isOpening: isPending || isSuccess,
    error,
  };
}
