import { events, toast, useCallMutation, useQueryClient, writeQueryCache } from '@shop/shared/app';
import { basketCalls } from '@shop/shared/contracts';
import { basketQueries } from './basket.queries';
import { useHandleBasketError } from './use-basket';

/**
 * Moves an item to those kept for later, or back into the basket.
 * @param flush flushes pending mutations first, so that their response does not undo the move
 */
export function useKeepForLater(flush: () => Promise<boolean>) {
  const client = useQueryClient();
  const handleError = useHandleBasketError();
  const { mutateAsync, isPending } = useCallMutation(basketCalls.keepForLater);

  const move = async (itemNo: number, isLater: boolean): Promise<boolean> => {
    await flush();
    try {
      const view = await mutateAsync({ body: { itemNos: [itemNo], isLater } });
      await writeQueryCache(client, basketQueries.view(), view);
      events.emit('basket:changed');
      return true;
    } catch (error) {
      handleError(error);
      return false;
    }
  };

  return {
    keepForLater: async (itemNo: number) => {
      if (!(await move(itemNo, true))) return;
      toast({
        text: '나중에 구매할 상품으로 옮겼어요',
        button: { text: '되돌리기', onClick: () => void move(itemNo, false) },
      });
    },
    moveBack: (itemNo: number) => move(itemNo, false),
    isMoving: isPending,
  };
}
