import { useAfterPaint, useIdle, useQuery } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import { Button, BuyBar, Notice, onDemand, Won } from '@shop/shared/ui';
import { type BuyState, buyState, buyStateOfHead } from '../../features/buy/buy-state';
import { useBuy } from '../../features/buy/use-buy';
import { PRELOAD_DELAY_MS } from '../../features/deferred/preload-delay';
import { goodsQueries } from '../../features/goods/goods.queries';
import type { GoodsHead } from '../../features/goods/goods-head';
import { useSheet } from '../../features/sheet/use-sheet';
import styles from './purchase.module.css';

const optionSheet = onDemand(() =>
  import(/* webpackChunkName: "goods.option-sheet" */ '../../features/options/option-sheet').then(
    ({ OptionSheet }) => OptionSheet,
  ),
);

export interface PurchaseProps {
  goodsNo: number;
  /** Undefined until the card or the detail is available. */
  head: GoodsHead | undefined;
  goods: GoodsDetail | undefined;
}

/** The buy bar and its option sheet, based on the live stock. */
export function Purchase({ goodsNo, head, goods }: PurchaseProps) {
  // The page is painted with what the list and the cache know; the live stock follows.
  const stock = useQuery({ ...goodsQueries.stock(goodsNo), enabled: useAfterPaint() });
  const isIdle = useIdle(PRELOAD_DELAY_MS);
  const sheet = useSheet('options');
  const buying = useBuy(goodsNo);
  const state: BuyState = goods
    ? buyState(goods, stock.data)
    : head
      ? buyStateOfHead(head)
      : { canBuy: true };

  if (!state.canBuy) {
    return (
      <div className={styles.purchase}>
        <Notice tone="caution">{state.reason}</Notice>
        <BuyBar>
          <Button size="large" disabled>
            {state.word}
          </Button>
        </BuyBar>
      </div>
    );
  }
  const openProps = {
    size: 'large',
    disabled: !head,
    isLoading: buying.isBusy,
    'aria-haspopup': 'dialog',
    onPointerEnter: optionSheet.preload,
    onClick: () => sheet.open(),
  } as const;
  return (
    <div className={styles.purchase}>
      {state.note && <Notice>{state.note}</Notice>}
      <BuyBar
        price={
          head && (
            <strong className={styles.price}>
              <Won amountWon={head.salePriceWon} />
            </strong>
          )
        }
      >
        <Button variant="outline" data-track="basket" {...openProps}>
          장바구니
        </Button>
        <Button data-track="buy" {...openProps}>
          바로구매
        </Button>
      </BuyBar>
      {goods && (isIdle || sheet.isOpen) && (
        <optionSheet.Component
          open={sheet.isOpen}
          onClose={sheet.close}
          goods={goods}
          stock={stock.data}
          buying={buying}
          onRefused={() => void stock.refetch()}
        />
      )}
    </div>
  );
}
