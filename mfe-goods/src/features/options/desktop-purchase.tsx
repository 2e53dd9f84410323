import type { GoodsDetail } from '@shop/shared/contracts';
import { Button, BuyBar } from '@shop/shared/ui';
import { type ReactNode, useRef } from 'react';
import type { OrderLine } from '../buy/order-lines';
import type { Buying, Outcome } from '../buy/use-buy';
import styles from './desktop-purchase.module.css';
import { OptionFields } from './option-fields';
import { optionTitle } from './option-title';
import { OptionTotal } from './option-total';
import { type OptionFormProps, useOptionForm } from './use-option-form';

export interface DesktopPurchaseProps extends OptionFormProps {
  goods: GoodsDetail;
  buying: Buying;
  /** As in the buy bar of phones. */
  side: ReactNode;
  price: ReactNode;
}

/** Options in the page itself, above 장바구니 and 바로구매: a desktop has the room for them. */
export function DesktopPurchase({ buying, side, price, ...of }: DesktopPurchaseProps) {
  const form = useOptionForm(of);
  const optionsRef = useRef<HTMLElement>(null);
  const send = async (work: (lines: readonly OrderLine[]) => Promise<Outcome>) => {
    const isDone = await form.send(work);
    // In a low or narrow window the message is out of view.
    if (!isDone) optionsRef.current?.scrollIntoView({ block: 'nearest' });
    return isDone;
  };
  const putInBasket = async () => {
    if (await send(buying.addToBasket)) form.clear();
  };
  const common = { size: 'large', isLoading: buying.isBusy } as const;
  return (
    <>
      <section ref={optionsRef} className={styles.options} aria-label={optionTitle(of.goods)}>
        <OptionFields form={form} />
        <OptionTotal form={form} />
      </section>
      <BuyBar side={side} price={price}>
        <Button
          {...common}
          variant="outline"
          onClick={() => void send((lines) => buying.buyNow(lines, false, true))}
        >
          선물하기
        </Button>
        <Button
          {...common}
          variant="outline"
          data-track="basket"
          onClick={() => void putInBasket()}
        >
          장바구니
        </Button>
        <Button {...common} data-track="buy" onClick={() => void send(buying.buyNow)}>
          바로구매
        </Button>
      </BuyBar>
    </>
  );
}
