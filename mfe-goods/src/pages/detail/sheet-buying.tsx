import { useQuery, useWhenIdle } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import { Button, BuyBar, lazy, useSheet, useWasOpened } from '@shop/shared/ui';
import { useState } from 'react';
import { buyWord } from '../../features/buy/buy-state';
import { canGive } from '../../features/buy/can-give';
import { useBuy } from '../../features/buy/use-buy';
import { PRELOAD_DELAY_MS } from '../../features/deferred/preload-delay';
import { type BuyBarPartProps, HeadHeart, HeadPrice } from '../../features/goods/buy-bar-parts';
import { goodsQueries } from '../../features/goods/goods.queries';
import styles from './purchase.module.css';

const optionSheet = lazy(() =>
  import(/* webpackChunkName: "goods.option-sheet" */ '../../features/options/option-sheet').then(
    ({ OptionSheet }) => OptionSheet,
  ),
);

export interface SheetBuyingProps extends BuyBarPartProps {
  goodsNo: number;
  goods: GoodsDetail | undefined;
}

/**
 * The buttons 장바구니, 바로구매 and 선물하기 on phones and tablets, which all open the option sheet. The sheet for
 * 선물하기 has a URL of its own, so that it survives a reload.
 */
export function SheetBuying({ goodsNo, head, goods }: SheetBuyingProps) {
  // Fetched by the part around this one.
  const stock = useQuery({ ...goodsQueries.stock(goodsNo), enabled: false });
  const isIdle = useWhenIdle(PRELOAD_DELAY_MS);
  const sheet = useSheet('options');
  const giving = useSheet('gift-options');
  const isOpen = sheet.isOpen || giving.isOpen;
  const wasOpened = useWasOpened(isOpen);
  // Keeps the kind of the last sheet while it closes.
  const [wasGift, setWasGift] = useState(giving.isOpen);
  const isGift = isOpen ? giving.isOpen : wasGift;
  if (isGift !== wasGift) setWasGift(isGift);
  const buying = useBuy(goodsNo);
  const code = optionSheet.useCode();
  const isComing = isOpen && !(code && goods);
  const openProps = {
    size: 'large',
    disabled: !head,
    isLoading: buying.isBusy || isComing,
    'aria-haspopup': 'dialog',
    onPointerEnter: optionSheet.preload,
    onClick: sheet.open,
  } as const;
  return (
    <>
      <BuyBar side={<HeadHeart head={head} />} price={<HeadPrice head={head} />}>
        <Button variant="outline" data-track="basket" {...openProps}>
          장바구니
        </Button>
        <Button data-track="buy" {...openProps}>
          {buyWord(goods?.goodsType)}
        </Button>
      </BuyBar>
      {goods && canGive(goods) && (
        <div className={styles.gift}>
          <span>주소를 몰라도 보낼 수 있어요</span>
          <Button variant="outline" {...openProps} size="small" onClick={giving.open}>
            선물하기
          </Button>
        </div>
      )}
      {goods && (isIdle || wasOpened) && (
        <optionSheet.Component
          goods={goods}
          stock={stock.data}
          buying={buying}
          onRefused={() => void stock.refetch()}
          open={isOpen}
          onClose={giving.isOpen ? giving.close : sheet.close}
          isGift={isGift}
        />
      )}
    </>
  );
}
