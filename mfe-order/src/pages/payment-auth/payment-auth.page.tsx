import { type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import type { PaymentView } from '@shop/shared/contracts';
import { PageFrame, Resource } from '@shop/shared/ui';
import { paymentQueries } from '../../features/payment/payment.queries';
import {
  parseWindowResult,
  paymentStep,
  type WindowResult,
} from '../../features/payment/payment.rules';
import { PaymentCheck } from '../../features/payment/payment-check';
import { PaymentLeave } from '../../features/payment/payment-leave';
import { PaymentSkeleton } from '../../features/payment/payment-skeleton';
import { Approve } from './approve';
import { InvalidReturn } from './invalid-return';

export const meta = (): PageMeta => ({ title: '결제 확인', robots: 'noindex' });

/** Return URL of the payment window. Reload and Back repeat the same idempotent request. */
export function Page() {
  const [search] = useSearchParams();
  const query = useQuery(paymentQueries.view(search.get('paymentNo') ?? ''));
  return (
    <PageFrame title="결제 확인">
      <Resource query={query} skeleton={<PaymentSkeleton />}>
        {(payment) => <ReturnStep payment={payment} result={parseWindowResult(search)} />}
      </Resource>
    </PageFrame>
  );
}

function ReturnStep({ payment, result }: { payment: PaymentView; result?: WindowResult }) {
  const step = paymentStep(payment);
  switch (step.kind) {
    case 'complete':
    case 'claim':
    case 'sheet':
      return <PaymentLeave payment={payment} step={step} isReturn />;
    case 'check':
      return <PaymentCheck payment={payment} isReturn />;
    case 'open':
    case 'resume':
      return result ? (
        <Approve payment={payment} result={result} />
      ) : (
        <InvalidReturn payment={payment} />
      );
  }
}
