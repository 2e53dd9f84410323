import {
  dialog,
  events,
  toast,
  useCallMutation,
  useQueryClient,
  writeQueryCache,
} from '@shop/shared/app';
import { type BasketView, basketCalls } from '@shop/shared/contracts';
import { basketQueries } from './basket.queries';
import { useHandleBasketError } from './use-basket';

/** Maximum number of items in one request (`noList` of the contract). */
const MAX_AT_ONCE = 50;

const chunksOf = (itemNos: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(itemNos.length / MAX_AT_ONCE) }, (_, chunk) =>
    itemNos.slice(chunk * MAX_AT_ONCE, (chunk + 1) * MAX_AT_ONCE),
  );

type Restorable = { skuNo: number; qty: number };

/** The items that could be put back as they were; what cannot be bought stays out. */
const restorable = (view: BasketView | undefined, itemNos: readonly number[]): Restorable[] =>
  (view?.groups.flatMap(({ items }) => items) ?? [])
    .filter(({ itemNo, problem }) => itemNos.includes(itemNo) && problem === null)
    .slice(0, MAX_AT_ONCE)
    .map(({ skuNo, qty }) => ({ skuNo, qty }));

/**
 * Removes items, after a confirmation for more than one.
 * @param flush flushes pending mutations first, because a quantity change of a removed item would
 *   fail
 */
export function useRemoveItems(flush: () => Promise<boolean>) {
  const client = useQueryClient();
  const handleError = useHandleBasketError();
  const { mutateAsync, isPending } = useCallMutation(basketCalls.remove);
  const add = useCallMutation(basketCalls.add);

  const restore = async (items: Restorable[]) => {
    try {
      await add.mutateAsync({ body: { items } });
      await client.invalidateQueries(basketQueries.view());
      events.emit('basket:changed');
    } catch (error) {
      handleError(error);
    }
  };

  const offerUndo = (items: Restorable[]) => {
    const text = '장바구니에서 뺐어요';
    if (items.length === 0) toast(text);
    else toast({ text, button: { text: '되돌리기', onClick: () => void restore(items) } });
  };

  const remove = async (itemNos: readonly number[], question: string) => {
    const isMeant =
      itemNos.length === 1 ||
      (await dialog.confirm({ content: question, yesText: '삭제', noText: '취소' }));
    if (!isMeant) return;
    await flush();
    const removed = restorable(client.getQueryData(basketQueries.view().queryKey), itemNos);
    try {
      for (const chunk of chunksOf(itemNos)) {
        const view = await mutateAsync({ query: { itemNos: chunk.join(',') } });
        await writeQueryCache(client, basketQueries.view(), view);
      }
      offerUndo(removed);
      events.emit('basket:changed');
    } catch (error) {
      handleError(error);
    }
  };
  return { remove, isRemoving: isPending };
}
