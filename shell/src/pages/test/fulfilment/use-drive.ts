import { errorMessage, toast, useCallMutation, useQueryClient } from '@shop/shared/app';
import { fulfilmentTestCalls } from '@shop/shared/contracts';
import { fulfilmentTestQueries } from './fulfilment-test.queries';

/** The calls of the bench; each shows its outcome and reads the orders again. */
export function useDrive() {
  const client = useQueryClient();
  const settle = {
    onError: (error: unknown) => toast(errorMessage(error)),
    onSettled: () =>
      void client.invalidateQueries({ queryKey: fulfilmentTestQueries.state().queryKey }),
  };
  const seller = useCallMutation(fulfilmentTestCalls.seller, {
    ...settle,
    onSuccess: ({ outcomes }) => toast(`판매자 알림의 결과: ${outcomes.join(', ')}`),
  });
  const courier = useCallMutation(fulfilmentTestCalls.courier, {
    ...settle,
    onSuccess: ({ stateName }) => toast(`송장의 상태: ${stateName ?? '모르는 송장'}`),
  });
  const days = useCallMutation(fulfilmentTestCalls.passDays, {
    ...settle,
    onSuccess: ({ confirmed, delayed, claims }) =>
      toast(
        `시간이 지났어요. 구매확정 ${confirmed}건, 배송지연 ${delayed}건, 반품·교환 ${claims}건`,
      ),
  });
  return { seller: seller.mutate, courier: courier.mutate, days: days.mutate };
}
