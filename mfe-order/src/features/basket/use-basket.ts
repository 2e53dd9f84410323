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
import { useWishQueue } from '../wish-queue/use-wish-queue';
import { basketQueries } from './basket.queries';
import { type BasketWish, foldWishes, qtyWish, selectWish, withWish } from './basket.rules';

const WISH_DELAY_MS = 250;

const itemNosWanting = (wish: BasketWish, isSelected: boolean): number[] =>
  [...wish.selected].filter(([, wanted]) => wanted === isSelected).map(([itemNo]) => itemNo);

/** Sends one merged mutation in as few calls as possible; the last response is the new basket. */
async function sendWish(app: App, wish: BasketWish): Promise<void> {
  const show = (view: BasketView) => writeQueryCache(app.queryClient, basketQueries.view(), view);
  for (const [itemNo, qty] of wish.qty) {
    await show(await app.call(basketCalls.change, { params: { itemNo }, body: { qty } }));
    events.emit('basket:changed');
  }
  for (const selected of [true, false]) {
    const itemNos = itemNosWanting(wish, selected);
    if (itemNos.length > 0)
      await show(await app.call(basketCalls.select, { body: { itemNos, selected } }));
  }
}

/** Explains why a mutation was rejected and refetches the basket. */
export function useBasketRefusal() {
  const client = useQueryClient();
  return (error: unknown): void => {
    presentError(error);
    void client.invalidateQueries({ queryKey: basketQueries.view().queryKey });
  };
}

/** The basket with optimistic updates, at most one request ahead of the server. */
export function useBasket() {
  const app = useApp();
  const refuse = useBasketRefusal();
  const query = useQuery(basketQueries.view());
  const [queue, wish] = useWishQueue<BasketWish>(() => ({
    fold: foldWishes,
    send: (wanted) => sendWish(app, wanted),
    onError: refuse,
    delayMs: WISH_DELAY_MS,
  }));
  return {
    query,
    /** The server's basket with pending mutations applied. */
    wished: (view: BasketView) => withWish(view, wish),
    isSettling: wish !== undefined,
    settle: queue.flush,
    select: (itemNos: readonly number[], isSelected: boolean) =>
      queue.add(selectWish(itemNos, isSelected)),
    setQty: (itemNo: number, qty: number) => queue.add(qtyWish(itemNo, qty)),
  };
}

export type Basket = ReturnType<typeof useBasket>;
