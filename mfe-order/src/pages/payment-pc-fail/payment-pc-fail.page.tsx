import { type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import type { PaymentView } from '@shop/shared/contracts';
import { PageFrame, Resource } from '@shop/shared/ui';
import { useEffect } from 'react';
import { paymentQueries } from '../../features/payment/payment.queries';
import { paymentStep } from '../../features/payment/payment.rules';
import { PaymentCheck } from '../../features/payment/payment-check';
import { PaymentLeave } from '../../features/payment/payment-leave';
import { PaymentSkeleton } from '../../features/payment/payment-skeleton';
import { notifyOpener } from '../../features/payment/window-message';
import { PcFailure } from './pc-failure';

const TITLE = 'PC 결제 실패';

export const meta = (): PageMeta => ({ title: TITLE, robots: 'noindex' });

/**
 * Failure page of a payment window on PC. Notifies the opener; without an opener it shows the
 * failure itself.
 */
export function Page() {
  const [search] = useSearchParams();
  const paymentNo = search.get('paymentNo') ?? '';
  const query = useQuery(paymentQueries.view(paymentNo));
  useEffect(() => {
    notifyOpener({ type: 'payment:pc-fail', paymentNo });
  }, [paymentNo]);
  return (
    <PageFrame title={TITLE}>
      <Resource query={query} skeleton={<PaymentSkeleton />}>
        {(payment) => <FailureStep payment={payment} result={search.get('result')} />}
      </Resource>
    </PageFrame>
  );
}

/** Shows the state of the payment, since the URL alone is not reliable. */
function FailureStep({ payment, result }: { payment: PaymentView; result: string | null }) {
  const step = paymentStep(payment);
  if (step.kind === 'complete' || step.kind === 'claim')
    return <PaymentLeave payment={payment} step={step} />;
  if (step.kind === 'check') return <PaymentCheck payment={payment} />;
  return <PcFailure payment={payment} result={result} />;
}
