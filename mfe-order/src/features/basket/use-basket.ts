import {
  type App,
  events,
  presentError,
  useApp,
  useQuery,
  useQueryClient,
  writeQueryCache,
} from '@shop/shared/app';
import { type BasketView, basketCalls } from '@shop/shared/contracts';
import { useMutationQueue } from '../mutation-queue/use-mutation-queue';
import { basketQueries } from './basket.queries';
import {
  applyMutation,
  type BasketMutation,
  mergeMutations,
  quantityMutation,
  selectMutation,
} from './basket.rules';

const MUTATION_DELAY_MS = 250;

const itemNosOf = (mutation: BasketMutation, isSelected: boolean): number[] =>
  [...mutation.selected].filter(([, value]) => value === isSelected).map(([itemNo]) => itemNo);

/** Sends one merged mutation in as few calls as possible; the last response is the new basket. */
async function sendMutation(app: App, mutation: BasketMutation): Promise<void> {
  const show = (view: BasketView) => writeQueryCache(app.queryClient, basketQueries.view(), view);
  for (const [itemNo, qty] of mutation.qty) {
    await show(await app.call(basketCalls.change, { params: { itemNo }, body: { qty } }));
    events.emit('basket:changed');
  }
  for (const selected of [true, false]) {
    const itemNos = itemNosOf(mutation, selected);
    if (itemNos.length > 0)
      await show(await app.call(basketCalls.select, { body: { itemNos, selected } }));
  }
}

/** Explains why a mutation was rejected and refetches the basket. */
export function useHandleBasketError() {
  const client = useQueryClient();
  return (error: unknown): void => {
    presentError(error);
    void client.invalidateQueries({ queryKey: basketQueries.view().queryKey });
  };
}

/** The basket with optimistic updates, at most one request ahead of the server. */
export function useBasket() {
  const app = useApp();
  const handleError = useHandleBasketError();
  const query = useQuery(basketQueries.view());
  const [queue, pending] = useMutationQueue<BasketMutation>(() => ({
    merge: mergeMutations,
    send: (mutation) => sendMutation(app, mutation),
    onError: handleError,
    delayMs: MUTATION_DELAY_MS,
  }));
  return {
    query,
    /** The server's basket with pending mutations applied. */
    applyPending: (view: BasketView) => applyMutation(view, pending),
    hasPendingMutation: pending !== undefined,
    flush: queue.flush,
    select: (itemNos: readonly number[], isSelected: boolean) =>
      queue.add(selectMutation(itemNos, isSelected)),
    setQty: (itemNo: number, qty: number) => queue.add(quantityMutation(itemNo, qty)),
  };
}

export type Basket = ReturnType<typeof useBasket>;
