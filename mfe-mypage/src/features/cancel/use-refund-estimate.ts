import { callerOf, keepPreviousData, useQuery } from '@shop/shared/app';
import { claimCalls } from '@shop/shared/contracts';
import type { CancelReasonCode } from './cancel.rules';

/** 환불 예정 금액 for a selection; keeps the previous estimate while the next one loads. */
export function useRefundEstimate(
  orderNo: string,
  items: { itemNo: number; qty: number }[],
  reason: CancelReasonCode | undefined,
  /** False once the cancel request is sent, since no estimate is needed then. */
  isOpen: boolean,
) {
  return useQuery({
    queryKey: [claimCalls.estimate.id, orderNo, items, reason ?? null],
    queryFn: ({ client, signal }) =>
      callerOf(client)(
        claimCalls.estimate,
        { body: { orderNo, items, reasonCd: reason } },
        { signal },
      ),
    enabled: isOpen && items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
