import type { PaymentView } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { PaymentCard } from '../../features/payment/payment-card';
import { LeavePayment } from './leave-payment';
import { useCardWindow } from './use-card-window';

/**
 * Shown after Back from the payment window. Does not reopen the window, which would trap the Back
 * button.
 */
export function ResumePayment({ payment }: { payment: PaymentView }) {
  const { open, isOpening } = useCardWindow(payment.paymentNo);
  return (
    <PaymentCard
      payment={payment}
      words="아직 결제하지 않았어요"
      note={`결제창에서 결제를 마치지 않았어요. 이어서 결제하거나 ${payment.claimNo === null ? '주문서로' : '신청 내역으로'} 돌아갈 수 있어요.`}
    >
      <Button size="large" isFull isLoading={isOpening} onClick={open}>
        이어서 결제하기
      </Button>
      <LeavePayment payment={payment} />
    </PaymentCard>
  );
}
