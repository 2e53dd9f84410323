import {
  useAfterPaint,
  useApp,
  useDevice,
  useIdle,
  useQuery,
  useResumeIntent,
} from '@shop/shared/app';
import { type GoodsDetail, paths } from '@shop/shared/contracts';
import {
  Button,
  ButtonLink,
  BuyBar,
  FavoriteHeart,
  Notice,
  onDemand,
  TextLink,
  useIsDesktop,
  useWasOpened,
  Won,
} from '@shop/shared/ui';
import { Suspense, useDeferredValue } from 'react';
import { type BuyState, buyState, buyStateOfHead } from '../../features/buy/buy-state';
import { useBuy } from '../../features/buy/use-buy';
import { deferHydration } from '../../features/deferred/deferred-hydration';
import { PRELOAD_DELAY_MS } from '../../features/deferred/preload-delay';
import { goodsQueries } from '../../features/goods/goods.queries';
import type { GoodsHead } from '../../features/goods/goods-head';
import {
  addRestockAlert,
  RESTOCK_INTENT,
  type RestockTarget,
} from '../../features/restock/add-restock-alert';
import { useSheet } from '../../features/sheet/use-sheet';
import styles from './purchase.module.css';
import { RestockButton } from './restock-button';

const optionSheet = onDemand(() =>
  import(/* webpackChunkName: "goods.option-sheet" */ '../../features/options/option-sheet').then(
    ({ OptionSheet }) => OptionSheet,
  ),
);

const desktopPurchase = deferHydration(() =>
  import(
    /* webpackChunkName: "goods.detail.purchase.desktop" */ '../../features/options/desktop-purchase'
  ).then(({ DesktopPurchase }) => DesktopPurchase),
);

/** The server awaits this before it renders the page. */
export const preloadPurchase = desktopPurchase.preload;

/** Where the goods are bought: options and buttons. */
export const PURCHASE_ID = 'purchase';

export interface PurchaseProps {
  goodsNo: number;
  /** Undefined until the card or the detail is available. */
  head: GoodsHead | undefined;
  goods: GoodsDetail | undefined;
  /** The member may buy goods for adults. */
  isVerified?: boolean;
}

/** Options and the buy bar, based on the live stock: in the page on desktops, elsewhere in a sheet. */
export function Purchase({ goodsNo, head, goods, isVerified }: PurchaseProps) {
  // The page is painted with what the list and the cache know; the live stock follows.
  const stock = useQuery({ ...goodsQueries.stock(goodsNo), enabled: useAfterPaint() });
  // Deferred: an urgent change would replace the server's options, which wait for their code, by
  // the fallback.
  const shownStock = useDeferredValue(stock.data);
  const isDesktop = useIsDesktop(useDevice().form === 'desktop');
  const isIdle = useIdle(PRELOAD_DELAY_MS);
  const sheet = useSheet('options');
  const wasOpened = useWasOpened(sheet.isOpen);
  const buying = useBuy(goodsNo);
  const app = useApp();
  useResumeIntent<RestockTarget>(RESTOCK_INTENT, (target) => {
    if (target.goodsNo === goodsNo) void addRestockAlert(app, target);
  });
  const state: BuyState = goods
    ? buyState(goods, stock.data, isVerified)
    : head
      ? buyStateOfHead(head, isVerified)
      : { canBuy: true };

  const heart = head && <FavoriteHeart targetCd="10" no={goodsNo} name={head.name} />;

  if (!state.canBuy) {
    return (
      <div id={PURCHASE_ID} tabIndex={-1} className={`${styles.purchase} ${styles.blocked}`}>
        <Notice tone="caution">{state.reason}</Notice>
        {goods?.soldOut && (
          <TextLink to={paths.goodsNotForSale(goodsNo)}>비슷한 상품 보기</TextLink>
        )}
        <BuyBar side={heart}>
          {state.needsVerification ? (
            <ButtonLink
              size="large"
              to={paths.adultVerification({ returnTo: paths.goods(goodsNo) })}
            >
              {state.word}
            </ButtonLink>
          ) : (
            <Button size="large" disabled>
              {state.word}
            </Button>
          )}
          {state.canReturn && <RestockButton goodsNo={goodsNo} goods={goods} />}
        </BuyBar>
      </div>
    );
  }
  const price = head && (
    <strong className={styles.price}>
      <Won amountWon={head.salePriceWon} />
    </strong>
  );
  const openProps = {
    size: 'large',
    // On a desktop the options replace this bar as soon as their code has arrived.
    disabled: !head || isDesktop,
    isLoading: buying.isBusy,
    'aria-haspopup': 'dialog',
    onPointerEnter: optionSheet.preload,
    onClick: () => sheet.open(),
  } as const;
  const bar = (
    <BuyBar side={heart} price={price}>
      <Button variant="outline" data-track="basket" {...openProps}>
        장바구니
      </Button>
      <Button data-track="buy" {...openProps}>
        바로구매
      </Button>
    </BuyBar>
  );
  const common = goods && {
    goods,
    stock: shownStock,
    buying,
    onRefused: () => void stock.refetch(),
  };
  return (
    <div id={PURCHASE_ID} tabIndex={-1} className={styles.purchase}>
      {state.note && <Notice>{state.note}</Notice>}
      {isDesktop && common ? (
        <Suspense fallback={bar}>
          <desktopPurchase.Component {...common} side={heart} price={price} />
        </Suspense>
      ) : (
        bar
      )}
      {common && !isDesktop && (isIdle || wasOpened) && (
        <optionSheet.Component {...common} open={sheet.isOpen} onClose={sheet.close} />
      )}
    </div>
  );
}
