import { errorMessage } from '@shop/shared/app';
import type { PaymentView } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { PaymentCard } from '../../features/payment/payment-card';
import { LeavePayment } from './leave-payment';
import { useCardWindow } from './use-card-window';

/** Opens the payment window, or requests the virtual account, which needs no window. */
export function OpenWindow({ payment }: { payment: PaymentView }) {
  const { open, isOpening, error } = useCardWindow(payment.paymentNo);
  const start = useEffectEvent(open);
  useEffect(() => start(), []);

  if (!error || isOpening)
    return (
      <PaymentCard
        payment={payment}
        words={
          payment.method === 'VIRTUAL_ACCOUNT'
            ? '입금할 계좌를 만들고 있어요'
            : '결제창으로 이동하고 있어요'
        }
        note="결제가 끝날 때까지 창을 닫지 마세요."
        isBusy
      />
    );
  return (
    <PaymentCard payment={payment} words="결제를 시작하지 못했어요" note={errorMessage(error)}>
      <Button size="large" isFull onClick={open}>
        다시 시도
      </Button>
      <LeavePayment payment={payment} />
    </PaymentCard>
  );
}
