import { presentError, useCallMutation, useQueryClient, writeQueryCache } from '@shop/shared/app';
import { type PaymentView, paymentCalls } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { paymentQueries } from '../../features/payment/payment.queries';

/** 주문서로 돌아가기: cancels the payment to release stock and benefits; the page then leads to the sheet. */
export function LeavePayment({ payment: { paymentNo, claimNo } }: { payment: PaymentView }) {
  const client = useQueryClient();
  const key = paymentQueries.view(paymentNo).queryKey;
  const { mutate, isPending, isSuccess } = useCallMutation(paymentCalls.cancel, {
    onSuccess: (payment) => writeQueryCache(client, { queryKey: key }, payment),
    onError: (error) => {
      presentError(error);
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <Button
      variant="outline"
      size="large"
      isFull
      isLoading={isPending || isSuccess}
      onClick={() => mutate({ params: { paymentNo } })}
    >
      {claimNo === null ? '주문서로 돌아가기' : '신청 내역으로 돌아가기'}
    </Button>
  );
}
