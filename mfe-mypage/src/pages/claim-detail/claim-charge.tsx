import { presentError, useCallMutation, useNavigate } from '@shop/shared/app';
import { type ClaimDetail, claimCalls, paths } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { Button, SelectButtons, Won } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './claim-detail.module.css';
import { claimCheck } from './claim-detail.parts';

interface ClaimChargeProps {
  claimNo: string;
  charge: NonNullable<ClaimDetail['charge']>;
}

/** What has to be paid before the goods are fetched. The payment page opens the window and leads back. */
export function ClaimCharge({ claimNo, charge }: ClaimChargeProps) {
  const navigate = useNavigate();
  const [method, setMethod] = useState(charge.methods[0]?.method);
  const pay = useCallMutation(claimCalls.pay, {
    onSuccess: ({ paymentNo }) => void navigate(paths.payment(paymentNo)),
    onError: presentError,
  });
  if (charge.checkingPaymentNo !== null)
    return <claimCheck.Component claimNo={claimNo} paymentNo={charge.checkingPaymentNo} />;
  return (
    <section className={styles.charge} aria-label="결제">
      <SelectButtons
        label="결제 수단"
        value={method ?? ''}
        onChange={setMethod}
        options={charge.methods.map(({ method: value, name }) => ({ value, text: name }))}
      />
      <p className={styles.due}>{dottedDateTime(charge.dueAt)}까지 결제해 주세요</p>
      <Button
        size="large"
        isFull
        isLoading={pay.isPending}
        onClick={() => method && pay.mutate({ params: { claimNo }, body: { method } })}
      >
        <Won amountWon={charge.amountWon} /> 결제하기
      </Button>
    </section>
  );
}
