import { presentError, useCallMutation, useNavigate, useQueryClient } from '@shop/shared/app';
import { orderSheetCalls, paths } from '@shop/shared/contracts';
import { useRef } from 'react';
import { basketQueries } from './basket.queries';

/** 주문하기: makes the order sheet of these lines and opens it. */
export function useOrderStart() {
  const navigate = useNavigate();
  const client = useQueryClient();
  // A second press in the same moment would ask for a second sheet.
  const isUnderWay = useRef(false);
  const { mutate, isPending, isSuccess } = useCallMutation(orderSheetCalls.create, {
    onSuccess: ({ sheetNo }) => navigate(paths.orderSheet(sheetNo)),
    onError: (error) => {
      isUnderWay.current = false;
      presentError(error);
      void client.invalidateQueries({ queryKey: basketQueries.view().queryKey });
    },
  });
  return {
    start: (itemNos: number[]) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate({ body: { source: 'BASKET', itemNos } });
    },
    isStarting: isPending || isSuccess,
  };
}
