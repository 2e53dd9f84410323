import { useAfterPaint, useApp, useDevice, useQuery, useResumeIntent } from '@shop/shared/app';
import { type GoodsDetail, paths } from '@shop/shared/contracts';
import {
  Button,
  ButtonLink,
  BuyBar,
  Notice,
  TextLink,
  useIsDesktop,
  useSheet,
} from '@shop/shared/ui';
import { type BuyState, buyState, buyStateOfHead } from '../../features/buy/buy-state';
import { HeadHeart } from '../../features/goods/buy-bar-parts';
import { goodsQueries } from '../../features/goods/goods.queries';
import type { GoodsHead } from '../../features/goods/goods-head';
import {
  addRestockAlert,
  RESTOCK_INTENT,
  type RestockTarget,
} from '../../features/restock/add-restock-alert';
import { RestockButton, type RestockButtonProps } from '../../features/restock/restock-button';
import { DesktopBuying, DisabledBuyBar } from './desktop-buying';
import styles from './purchase.module.css';
import { SheetBuying } from './sheet-buying';

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
  const isDesktop = useIsDesktop();
  const isPhone = useDevice().form === 'mobile';
  const app = useApp();
  useResumeIntent<RestockTarget>(RESTOCK_INTENT, (target) => {
    if (target.goodsNo === goodsNo) void addRestockAlert(app, target);
  });
  const state: BuyState = goods
    ? buyState(goods, stock.data, isVerified)
    : head
      ? buyStateOfHead(head, isVerified)
      : { canBuy: true };

  if (!state.canBuy) {
    return (
      <div id={PURCHASE_ID} tabIndex={-1} className={styles.purchase}>
        <Notice tone="caution">{state.reason}</Notice>
        {state.canReturn && (
          <TextLink tone="quiet" className={styles.similar} to={paths.goodsNotForSale(goodsNo)}>
            비슷한 상품 보기
          </TextLink>
        )}
        <BuyBar side={<HeadHeart head={head} />}>
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
          {state.canReturn && <Restock goodsNo={goodsNo} goods={goods} />}
        </BuyBar>
      </div>
    );
  }
  return (
    <div id={PURCHASE_ID} tabIndex={-1} className={styles.purchase}>
      {state.note && <Notice>{state.note}</Notice>}
      {/* While the width is unknown both are there and styles show one, so that what somebody has
          pressed stays in the page. */}
      {!isDesktop && (
        <div className={styles.sheet}>
          <SheetBuying goodsNo={goodsNo} head={head} goods={goods} />
        </div>
      )}
      {(isDesktop ?? !isPhone) && (
        <div className={styles.inPage}>
          {goods ? <DesktopBuying goods={goods} /> : <DisabledBuyBar head={head} />}
        </div>
      )}
    </div>
  );
}

const Restock = (of: Omit<RestockButtonProps, 'sheet'>) => (
  <RestockButton {...of} sheet={useSheet('restock')} />
);
