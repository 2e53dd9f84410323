import type { GoodsDetail } from '@shop/shared/contracts';
import { Button, BuyBar } from '@shop/shared/ui';
import { memo, Suspense } from 'react';
import { buyWord } from '../../features/buy/buy-state';
import { lazyHydration } from '../../features/deferred/lazy-hydration';
import { type BuyBarPartProps, HeadHeart, HeadPrice } from '../../features/goods/buy-bar-parts';
import { headOfDetail } from '../../features/goods/goods-head';

const desktopPurchase = lazyHydration(() =>
  import(/* webpackChunkName: "goods.detail.purchase.desktop" */ './desktop-purchase').then(
    ({ DesktopPurchase }) => DesktopPurchase,
  ),
);

/** The server awaits this before it renders the page. */
export const preloadPurchase = desktopPurchase.preload;

/**
 * Options in the page, with the buttons. Memoized, and with nothing but the goods as a prop: while
 * the code loads, a second rendering would replace the server's options by the fallback.
 */
export const DesktopBuying = memo(function DesktopBuying({ goods }: { goods: GoodsDetail }) {
  return (
    <Suspense fallback={<DisabledBuyBar head={headOfDetail(goods)} goodsType={goods.goodsType} />}>
      <desktopPurchase.Component goods={goods} />
    </Suspense>
  );
});

interface DisabledBuyBarProps extends BuyBarPartProps {
  /** Unknown until the detail has loaded. */
  goodsType?: GoodsDetail['goodsType'];
}

/** On a desktop the options replace this bar as soon as their code has arrived. */
export function DisabledBuyBar({ head, goodsType }: DisabledBuyBarProps) {
  return (
    <BuyBar side={<HeadHeart head={head} />} price={<HeadPrice head={head} />}>
      <Button size="large" variant="outline" disabled>
        장바구니
      </Button>
      <Button size="large" disabled>
        {buyWord(goodsType)}
      </Button>
    </BuyBar>
  );
}
