import { useQuery, useQueryClient } from '@shop/shared/app';
import type { PaymentView } from '@shop/shared/contracts';
import { Notice } from '@shop/shared/ui';
import { useEffect } from 'react';
import { claimQueries } from '../../features/claim/claim.queries';
import { claimPaymentQueries } from '../../features/claim/claim-payment.queries';

const POLL_INTERVAL_MS = 2_000;

const isOpen = (payment: PaymentView | undefined): boolean =>
  payment?.state === 'APPROVING' || payment?.state === 'UNKNOWN';

interface ClaimCheckProps {
  claimNo: string;
  paymentNo: string;
}

/** An attempt without an answer is followed until it is decided; the claim is then read again. */
export function ClaimCheck({ claimNo, paymentNo }: ClaimCheckProps) {
  const client = useQueryClient();
  const { data } = useQuery({
    ...claimPaymentQueries.inquire(paymentNo),
    retry: false,
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data) ? false : POLL_INTERVAL_MS),
  });
  const isDecided = data !== undefined && !isOpen(data);
  useEffect(() => {
    if (isDecided)
      void client.invalidateQueries({ queryKey: claimQueries.detail(claimNo).queryKey });
  }, [isDecided, client, claimNo]);
  return (
    <Notice title="결제 결과를 확인하고 있어요">
      두 번 결제되지 않도록 잠시 기다려 주세요. 결과가 나오면 여기에 보여 드려요.
    </Notice>
  );
}
