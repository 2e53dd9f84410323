import { callerOf, keepPreviousData, useQuery } from '@shop/shared/app';
import { claimCalls } from '@shop/shared/contracts';
import { chosenLines, type ReturnForm, returnScope } from './return.rules';

/** 환불 예정 금액 of a return; keeps the previous one while the next one loads. */
export function useReturnEstimate(
  orderNo: string,
  form: Pick<ReturnForm, 'choice' | 'reasonCd' | 'way' | 'addressNo'>,
  isOpen: boolean,
) {
  const scope = returnScope(orderNo, form);
  return useQuery({
    queryKey: [claimCalls.estimateReturn.id, scope],
    queryFn: ({ client, signal }) =>
      callerOf(client)(claimCalls.estimateReturn, { body: scope }, { signal }),
    enabled: isOpen && form.reasonCd !== '' && chosenLines(form.choice).length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}
