import { presentError, useCallMutation, useNavigate } from '@shop/shared/app';
import { type PaymentView, paths, paymentCalls } from '@shop/shared/contracts';
import { sheetDrafts } from '../sheet/sheet-draft';
import { paymentStep } from './payment.rules';

/**
 * Returns to the order sheet (from the payment of a claim: to the claim) with a reason; an open payment is canceled first to release stock and
 * benefits.
 */
export function useToSheet(payment: PaymentView) {
  const { paymentNo, claimNo, sheetNo } = payment;
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useCallMutation(paymentCalls.cancel);
  const isDecided = paymentStep(payment).kind === 'sheet';

  const leave = async (failure: string): Promise<void> => {
    if (!isDecided) await mutateAsync({ params: { paymentNo } });
    if (claimNo !== null) return void navigate(paths.claimDetail(claimNo), { replace: true });
    sheetDrafts.carry(paymentNo, sheetNo);
    void navigate(paths.orderSheet(sheetNo), { replace: true, state: { failure } });
  };
  return { toSheet: (failure: string) => void leave(failure).catch(presentError), isPending };
}
