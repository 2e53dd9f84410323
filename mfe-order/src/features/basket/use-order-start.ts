import { presentError, useCallMutation, useNavigate, useQueryClient } from '@shop/shared/app';
import { orderSheetCalls, paths } from '@shop/shared/contracts';
import { useRef } from 'react';
import { basketQueries } from './basket.queries';

/** 주문하기: creates an order sheet for these items and opens it. */
export function useOrderStart() {
  const navigate = useNavigate();
  const client = useQueryClient();
  // Prevents a double click from creating a second order sheet.
  const isRequesting = useRef(false);
  const { mutate, isPending, isSuccess } = useCallMutation(orderSheetCalls.create, {
    onSuccess: ({ sheetNo }) => navigate(paths.orderSheet(sheetNo)),
    onError: (error) => {
      isRequesting.current = false;
      presentError(error);
      void client.invalidateQueries({ queryKey: basketQueries.view().queryKey });
    },
  });
  return {
    start: (itemNos: number[]) => {
      if (isRequesting.current) return;
      isRequesting.current = true;
      mutate({ body: { source: 'BASKET', itemNos } });
    },
    isStarting: isPending || isSuccess,
  };
}
