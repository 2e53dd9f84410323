import { presentError, useCallMutation, useNavigate } from '@shop/shared/app';
import { type PaymentView, paths, paymentCalls } from '@shop/shared/contracts';
import { sheetDrafts } from '../sheet/sheet-draft';
import { paymentStep } from './payment.rules';

/**
 * Returns to the order sheet with a reason; an open payment is canceled first to release stock and
 * benefits.
 */
export function useToSheet({ paymentNo, sheetNo, ...rest }: PaymentView) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useCallMutation(paymentCalls.cancel);
  const isDecided = paymentStep({ paymentNo, sheetNo, ...rest }).kind === 'sheet';

  const leave = async (failure: string): Promise<void> => {
    if (!isDecided) await mutateAsync({ params: { paymentNo } });
    sheetDrafts.carry(paymentNo, sheetNo);
    void navigate(paths.orderSheet(sheetNo), { replace: true, state: { failure } });
  };
  return { toSheet: (failure: string) => void leave(failure).catch(presentError), isPending };
}
