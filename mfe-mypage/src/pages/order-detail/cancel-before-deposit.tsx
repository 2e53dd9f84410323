import { dialog, events, presentError, useCallMutation, useQueryClient } from '@shop/shared/app';
import { type DepositAccount, type OrderDetail, paymentCalls } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { orderQueries } from '../../features/order/order.queries';
import styles from './order-detail.module.css';

/** Cancels an order before its deposit: nothing has to be refunded. */
export function CancelBeforeDeposit({
  orderNo,
  deposit: { paymentNo },
}: {
  orderNo: OrderDetail['orderNo'];
  deposit: DepositAccount;
}) {
  const client = useQueryClient();
  const { mutate, isPending } = useCallMutation(paymentCalls.cancel, {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: orderQueries.detail(orderNo).queryKey });
      events.emit('order:changed', { orderNo });
    },
    onError: presentError,
  });
  const handleClick = async () => {
    const isSure = await dialog.confirm({
      title: '주문을 취소할까요?',
      content: '입금 계좌가 닫혀요. 쿠폰과 포인트는 돌려드려요.',
      yesText: '주문 취소',
      noText: '닫기',
    });
    if (isSure) mutate({ params: { paymentNo } });
  };
  return (
    <div className={styles.cancel}>
      <Button variant="outline" isFull isLoading={isPending} onClick={() => void handleClick()}>
        주문 취소
      </Button>
    </div>
  );
}
