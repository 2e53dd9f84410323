import { presentError, useCallMutation, useNavigate, useQueryClient } from '@shop/shared/app';
import { orderSheetCalls, paths } from '@shop/shared/contracts';
import { basketQueries } from './basket.queries';

/** 주문하기: makes the order sheet of these lines and opens it. */
export function useOrderStart() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useCallMutation(orderSheetCalls.create, {
    onSuccess: ({ sheetNo }) => navigate(paths.orderSheet(sheetNo)),
    onError: (error) => {
      presentError(error);
      void client.invalidateQueries({ queryKey: basketQueries.view().queryKey });
    },
  });
  return {
    start: (itemNos: number[]) => mutate({ body: { source: 'BASKET', itemNos } }),
    isStarting: isPending || isSuccess,
  };
}
