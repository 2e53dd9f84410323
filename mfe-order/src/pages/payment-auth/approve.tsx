import { isApiError, useCallMutation, useQueryClient, writeQueryCache } from '@shop/shared/app';
import { type PaymentView, paymentCalls } from '@shop/shared/contracts';
import { useEffect, useEffectEvent } from 'react';
import { paymentQueries } from '../../features/payment/payment.queries';
import { isRetryable, type WindowResult } from '../../features/payment/payment.rules';
import { PaymentCard } from '../../features/payment/payment-card';
import { PaymentCheck } from '../../features/payment/payment-check';
import { InvalidReturn } from './invalid-return';

const RETRY_DELAY_MS = 2000;
const MAX_RETRIES = 10;

/**
 * Sends the payment window's result to the api, which verifies and approves it. Idempotent by its
 * key.
 */
export function Approve({ payment, result }: { payment: PaymentView; result: WindowResult }) {
  const client = useQueryClient();
  const { mutate, error } = useCallMutation(paymentCalls.approve, {
    retry: (failures, failure) => failures < MAX_RETRIES && isRetryable(failure),
    retryDelay: RETRY_DELAY_MS,
    onSuccess: (now) => writeQueryCache(client, paymentQueries.view(now.paymentNo), now),
  });
  const approve = useEffectEvent(() => mutate({ body: result }));
  useEffect(() => approve(), []);

  if (error && isRetryable(error)) return <PaymentCheck payment={payment} isReturn />;
  if (error)
    return (
      <InvalidReturn payment={payment} reason={isApiError(error) ? error.message : undefined} />
    );
  return (
    <PaymentCard
      payment={payment}
      words="결제를 승인하고 있어요"
      note="결제가 끝날 때까지 창을 닫지 마세요."
      isBusy
    />
  );
}
