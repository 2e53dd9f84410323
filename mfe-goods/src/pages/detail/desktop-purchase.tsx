import { useQuery } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import { Button, BuyBar } from '@shop/shared/ui';
import { useRef } from 'react';
import { buyWord } from '../../features/buy/buy-state';
import { canGive } from '../../features/buy/can-give';
import type { OrderLine } from '../../features/buy/order-lines';
import { type Outcome, useBuy } from '../../features/buy/use-buy';
import { HeadHeart, HeadPrice } from '../../features/goods/buy-bar-parts';
import { goodsQueries } from '../../features/goods/goods.queries';
import { headOfDetail } from '../../features/goods/goods-head';
import { OptionFields } from '../../features/options/option-fields';
import { optionTitle } from '../../features/options/option-title';
import { OptionTotal } from '../../features/options/option-total';
import { useOptionForm } from '../../features/options/use-option-form';
import styles from './desktop-purchase.module.css';

/** Options in the page itself, above 장바구니 and 바로구매: a desktop has the room for them. */
export function DesktopPurchase({ goods }: { goods: GoodsDetail }) {
  // Fetched by the page.
  const stock = useQuery({ ...goodsQueries.stock(goods.goodsNo), enabled: false });
  const buying = useBuy(goods.goodsNo);
  const form = useOptionForm({
    goods,
    stock: stock.data,
    onRefused: () => void stock.refetch(),
  });
  const head = headOfDetail(goods);
  const optionsRef = useRef<HTMLElement>(null);
  const send = async (work: (lines: readonly OrderLine[]) => Promise<Outcome>) => {
    const isDone = await form.send(work);
    // In a small window the message may be outside the viewport.
    if (!isDone) optionsRef.current?.scrollIntoView({ block: 'nearest' });
    return isDone;
  };
  const putInBasket = async () => {
    if (await send(buying.addToBasket)) form.clear();
  };
  const common = { size: 'large', isLoading: buying.isBusy || form.isLeaving } as const;
  return (
    <>
      <section ref={optionsRef} className={styles.options} aria-label={optionTitle(goods)}>
        <OptionFields form={form} />
        <OptionTotal form={form} />
      </section>
      <BuyBar side={<HeadHeart head={head} />} price={<HeadPrice head={head} />}>
        {canGive(goods) && (
          <Button
            {...common}
            variant="outline"
            onClick={() => void send((lines) => buying.buyNow(lines, false, true))}
          >
            선물하기
          </Button>
        )}
        <Button
          {...common}
          variant="outline"
          data-track="basket"
          onClick={() => void putInBasket()}
        >
          장바구니
        </Button>
        <Button {...common} data-track="buy" onClick={() => void send(buying.buyNow)}>
          {buyWord(goods.goodsType)}
        </Button>
      </BuyBar>
    </>
  );
}
