import { useNavigate } from '@shop/shared/app';
import { type PaymentView, paths, site } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { paymentStep } from '../../features/payment/payment.rules';
import { PaymentCard } from '../../features/payment/payment-card';
import { useToSheet } from '../../features/payment/use-to-sheet';

/** Messages for the result codes in the URL; text from the URL itself is never shown. */
const reasons: Record<string, string> = {
  declined: '승인이 거절됐어요.',
  canceled: '결제창에서 결제를 취소했어요.',
  timeout: '결제 시간이 지났어요.',
  blocked: '브라우저가 결제창을 막았어요. 팝업 차단을 풀고 다시 시도해 주세요.',
};

const reasonOf = (payment: PaymentView, result: string | null): string => {
  const step = paymentStep(payment);
  if (step.kind === 'sheet') return step.reason;
  return (
    (result && Object.hasOwn(reasons, result) && reasons[result]) ||
    '결제창에서 결제를 마치지 못했어요.'
  );
};

export function PcFailure({ payment, result }: { payment: PaymentView; result: string | null }) {
  const navigate = useNavigate();
  const { toSheet, isPending } = useToSheet(payment);
  const reason = reasonOf(payment, result);
  // A decided payment cannot be paid: a retry starts at the order sheet.
  const isOpen = paymentStep(payment).kind !== 'sheet';
  const tryAgain = () =>
    isOpen ? navigate(paths.payment(payment.paymentNo), { replace: true }) : toSheet(reason);
  return (
    <PaymentCard
      payment={payment}
      words="결제하지 못했어요"
      note={`${reason} 결제된 금액은 없어요. 계속되면 고객센터(${site.customerServicePhone})로 문의해 주세요.`}
    >
      <Button size="large" isFull onClick={tryAgain}>
        다시 시도
      </Button>
      <Button
        variant="outline"
        size="large"
        isFull
        isLoading={isPending}
        onClick={() => toSheet('다른 결제 수단을 골라 주세요.')}
      >
        다른 수단으로 결제
      </Button>
      <Button variant="ghost" size="large" isFull onClick={() => toSheet(reason)}>
        주문서로
      </Button>
    </PaymentCard>
  );
}
