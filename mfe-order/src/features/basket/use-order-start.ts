import { presentError, useCallMutation, useNavigate, useQueryClient } from '@shop/shared/app';
import { orderSheetCalls, paths } from '@shop/shared/contracts';
import { useRef } from 'react';
import { basketQueries } from './basket.queries';

/**
 * 주문하기 and 선물하기: creates an order sheet for these items and opens it.
 * @param replace true where the sheet takes the place of this page in the history
 */
export function useOrderStart({ replace = false } = {}) {
  const navigate = useNavigate();
  const client = useQueryClient();
  // Prevents a double click from creating a second order sheet.
  const isRequesting = useRef(false);
  const { mutate, isPending, isSuccess } = useCallMutation(orderSheetCalls.create, {
    onError: (error) => {
      isRequesting.current = false;
      presentError(error);
      void client.invalidateQueries({ queryKey: basketQueries.view().queryKey });
    },
  });
  return {
    start: (itemNos: number[], isGift = false) => {
      if (isRequesting.current) return;
      isRequesting.current = true;
      mutate(
        { body: { source: 'BASKET', itemNos, isGift } },
        // Not called once the shopper has left the page.
        { onSuccess: ({ sheetNo }) => void navigate(paths.orderSheet(sheetNo), { replace }) },
      );
    },
    isStarting: isPending || isSuccess,
  };
}
