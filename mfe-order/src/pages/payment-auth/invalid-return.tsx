import { type PaymentView, paths, site } from '@shop/shared/contracts';
import { ButtonLink } from '@shop/shared/ui';
import { PaymentCard } from '../../features/payment/payment-card';

/**
 * Shown when the return URL was not created by the payment window or was modified: nothing is
 * approved.
 */
export function InvalidReturn({ payment, reason }: { payment: PaymentView; reason?: string }) {
  return (
    <PaymentCard
      payment={payment}
      words="결제 결과를 확인할 수 없어요"
      note={`${reason ?? '결제창에서 온 정보가 올바르지 않아 승인하지 않았어요.'} 계속되면 고객센터(${site.customerServicePhone})로 알려 주세요.`}
    >
      <ButtonLink to={paths.payment(payment.paymentNo)} variant="outline" size="large" isFull>
        결제 화면으로 돌아가기
      </ButtonLink>
    </PaymentCard>
  );
}
