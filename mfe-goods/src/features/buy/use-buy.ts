import {
  errorMessage,
  events,
  isApiError,
  requireLogin,
  storeIntent,
  toast,
  useCallMutation,
  useResumeIntent,
  useRouter,
  useSession,
} from '@shop/shared/app';
import { basketCalls, orderSheetCalls, paths } from '@shop/shared/contracts';
import { adultProblem } from '@shop/shared/domain';
import type { OrderLine } from './order-lines';

const ADD = 'basket.add';
const BUY = 'order.direct';
const GIFT = 'order.gift';

/** The purchase a visitor started before sign-in. */
interface BuyIntent {
  goodsNo: number;
  items: readonly OrderLine[];
}

/**
 * `left`: the sign-in page is on its way; `moved`: the page of 성인 인증 is there. The sheet stays as
 * it is.
 */
export type Outcome = 'done' | 'left' | 'moved' | { refusal: string };

/**
 * 장바구니 and 바로구매 of one goods. A visitor signs in first; the purchase resumes on return to this
 * page.
 */
export function useBuy(goodsNo: number) {
  const { isLoggedIn } = useSession();
  const router = useRouter();
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

  /** The verification has ended since the page was loaded. */
  const askToVerify = async (kind: string, items: readonly OrderLine[]): Promise<'moved'> => {
    const returnTo = paths.goods(goodsNo);
    storeIntent({ kind, data: { goodsNo, items } satisfies BuyIntent, returnTo });
    await router.navigate(paths.adultVerification({ returnTo }));
    return 'moved';
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
      if (isApiError(error) && error.code === adultProblem.code) return askToVerify(kind, items);
      return { refusal: errorMessage(error) };
    }
  };

  const addToBasket = (items: readonly OrderLine[]) =>
    asMember(ADD, items, async () => {
      await add.mutateAsync({ body: { items: [...items] } });
      events.emit('basket:changed');
      toast({ text: '장바구니에 담았어요', link: { text: '보기', to: paths.basket() } });
    });

  /** `isInSheet`: replaces the history entry of the open sheet with the order sheet. */
  const buyNow = (items: readonly OrderLine[], isInSheet = false, isGift = false) =>
    asMember(isGift ? GIFT : BUY, items, async () => {
      const { sheetNo } = await create.mutateAsync({
        body: { source: isGift ? 'GIFT' : 'DIRECT', items: [...items] },
      });
      await router.navigate(paths.orderSheet(sheetNo), { replace: isInSheet });
    });

  /** Resumes only an intent for these goods. An intent from another page is dropped. */
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
  useResumeIntent<BuyIntent>(
    GIFT,
    resume((items) => buyNow(items, false, true)),
  );

  return { addToBasket, buyNow, isBusy: add.isPending || create.isPending };
}

export type Buying = ReturnType<typeof useBuy>;
