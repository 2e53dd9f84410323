import { type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import type { PaymentView } from '@shop/shared/contracts';
import { PageFrame, Resource } from '@shop/shared/ui';
import { paymentQueries } from '../../features/payment/payment.queries';
import { paymentStep } from '../../features/payment/payment.rules';
import { PaymentCheck } from '../../features/payment/payment-check';
import { PaymentLeave } from '../../features/payment/payment-leave';
import { PaymentSkeleton } from '../../features/payment/payment-skeleton';
import { OpenWindow } from './open-window';
import { ResumePayment } from './resume-payment';

export const meta = (): PageMeta => ({ title: '결제', robots: 'noindex' });

export function Page() {
  const [search] = useSearchParams();
  const paymentNo = search.get('paymentNo') ?? '';
  const query = useQuery(paymentQueries.view(paymentNo));
  return (
    <PageFrame title="결제">
      <Resource query={query} skeleton={<PaymentSkeleton />}>
        {(payment) => <CurrentStep payment={payment} />}
      </Resource>
    </PageFrame>
  );
}

function CurrentStep({ payment }: { payment: PaymentView }) {
  const step = paymentStep(payment);
  switch (step.kind) {
    case 'open':
      return <OpenWindow payment={payment} />;
    case 'resume':
      return <ResumePayment payment={payment} />;
    case 'check':
      return <PaymentCheck payment={payment} />;
    case 'complete':
    case 'claim':
    case 'sheet':
      return <PaymentLeave payment={payment} step={step} />;
  }
}
