import {
  errorMessage,
  events,
  isApiError,
  requireLogin,
  toast,
  useCallMutation,
  useNavigate,
  useResumeIntent,
  useSession,
} from '@shop/shared/app';
import { basketCalls, orderSheetCalls, paths } from '@shop/shared/contracts';
import type { OrderLine } from './order-lines';

const ADD = 'basket.add';
const BUY = 'order.direct';

/** What a visitor wanted when sign-in stood in the way. */
interface BuyIntent {
  goodsNo: number;
  items: readonly OrderLine[];
}

/** `left`: the visitor is on his way to sign-in, and nothing more should happen here. */
export type Outcome = 'done' | 'left' | { refusal: string };

/**
 * 장바구니 and 바로구매 of one goods. A visitor goes to sign-in first; back on this page, what he
 * wanted is done.
 */
export function useBuy(goodsNo: number) {
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const add = useCallMutation(basketCalls.add);
  const create = useCallMutation(orderSheetCalls.create);

  const askToSignIn = (kind: string, items: readonly OrderLine[]): 'left' => {
    requireLogin({
      kind,
      data: { goodsNo, items } satisfies BuyIntent,
      returnTo: paths.goods(goodsNo),
    });
    return 'left';
  };

  const asMember = async (
    kind: string,
    items: readonly OrderLine[],
    work: () => Promise<void>,
  ): Promise<Outcome> => {
    if (!isLoggedIn) return askToSignIn(kind, items);
    try {
      await work();
      return 'done';
    } catch (error) {
      if (isApiError(error) && error.status === 401) return askToSignIn(kind, items);
      return { refusal: errorMessage(error) };
    }
  };

  const addToBasket = (items: readonly OrderLine[]) =>
    asMember(ADD, items, async () => {
      await add.mutateAsync({ body: { items: [...items] } });
      events.emit('basket:changed');
      toast({ text: '장바구니에 담았어요', link: { text: '보기', to: paths.basket() } });
    });

  /** `isInSheet`: the open sheet's entry in history gives way to the order sheet. */
  const buyNow = (items: readonly OrderLine[], isInSheet = false) =>
    asMember(BUY, items, async () => {
      const { sheetNo } = await create.mutateAsync({
        body: { source: 'DIRECT', items: [...items] },
      });
      await navigate(paths.orderSheet(sheetNo), { replace: isInSheet });
    });

  /** Only for the goods it was meant for: an intent left behind on another page is dropped. */
  const resume =
    (work: typeof addToBasket) =>
    async (intent: BuyIntent): Promise<void> => {
      if (intent.goodsNo !== goodsNo) return;
      const outcome = await work(intent.items);
      if (typeof outcome === 'object') toast(outcome.refusal);
    };
  useResumeIntent<BuyIntent>(ADD, resume(addToBasket));
  useResumeIntent<BuyIntent>(
    BUY,
    resume((items) => buyNow(items)),
  );

  return { addToBasket, buyNow, isBusy: add.isPending || create.isPending };
}

export type Buying = ReturnType<typeof useBuy>;
