import { useQuery } from '@shop/shared/app';
import { type PaymentView, paths } from '@shop/shared/contracts';
import { ButtonLink } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { paymentQueries } from './payment.queries';
import { isDecided, paymentStep } from './payment.rules';
import { PaymentCard } from './payment-card';
import { PaymentLeave } from './payment-leave';

const POLL_INTERVAL_MS = 2000;
/** After this time only the background job of the server keeps polling. */
const POLL_TIMEOUT_MS = 60_000;

/**
 * 승인 확인 중: the card company did not respond in time. Polls the payment and never suggests paying
 * again.
 */
export function PaymentCheck({
  payment,
  isReturn = false,
}: {
  payment: PaymentView;
  isReturn?: boolean;
}) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), POLL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data: now = payment } = useQuery({
    ...paymentQueries.inquire(payment.paymentNo),
    retry: false,
    refetchInterval: ({ state }) => (isOver || isDecided(state.data) ? false : POLL_INTERVAL_MS),
    refetchIntervalInBackground: true,
  });
  const step = paymentStep(now);
  if (step.kind === 'complete' || step.kind === 'sheet' || step.kind === 'claim')
    return <PaymentLeave payment={now} step={step} isReturn={isReturn} />;
  if (!isOver)
    return (
      <PaymentCard
        payment={now}
        words="승인 확인 중이에요"
        note="결제 결과를 확인하고 있어요. 창을 닫지 말고 잠시만 기다려 주세요."
        isBusy
      />
    );
  return (
    <PaymentCard
      payment={now}
      words="승인 확인이 늦어지고 있어요"
      note="결과가 확인되면 주문 내역에 바로 보여 드리고, 승인되지 않았으면 자동으로 취소해요. 두 번 결제되지 않도록 결과가 나올 때까지 기다려 주세요."
    >
      <ButtonLink to={paths.orderList()} variant="outline" isFull>
        주문 내역 보기
      </ButtonLink>
    </PaymentCard>
  );
}
