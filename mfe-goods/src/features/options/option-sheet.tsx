import type { GoodsDetail } from '@shop/shared/contracts';
import { BottomSheet, Button, Picture, Price } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { buyWord } from '../buy/buy-state';
import { canGive } from '../buy/can-give';
import type { Buying } from '../buy/use-buy';
import { OptionFields } from './option-fields';
import styles from './option-sheet.module.css';
import { optionTitle } from './option-title';
import { OptionTotal } from './option-total';
import { type OptionFormProps, useOptionForm } from './use-option-form';

export interface OptionSheetProps extends OptionFormProps {
  open: boolean;
  onClose: () => void;
  buying: Buying;
  /** Whether 선물하기 opened the sheet, which then shows only this button. */
  isGift?: boolean;
}

/** Options, quantity and total of one goods with 장바구니 and 바로구매, on phones and tablets. */
export function OptionSheet({ open, onClose, buying, isGift = false, ...of }: OptionSheetProps) {
  const form = useOptionForm(of);
  const putInBasket = async () => {
    if (!(await form.send(buying.addToBasket))) return;
    form.clear();
    onClose();
  };
  const buyNow = () => form.send((lines) => buying.buyNow(lines, true));
  const give = () => form.send((lines) => buying.buyNow(lines, true, true));
  const common = { size: 'large', isLoading: buying.isBusy || form.isLeaving } as const;
  const end = useRef<HTMLDivElement>(null);
  const chosen = form.lines.length;
  useEffect(() => {
    // What was chosen is added at the end, behind the footer of a low screen.
    if (open && chosen > 0) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open, chosen]);

  return (
    <BottomSheet
      open={open}
      isPrepared
      onClose={onClose}
      title={optionTitle(of.goods)}
      footer={
        <div className={styles.footer}>
          <OptionTotal form={form} />
          {isGift ? (
            <Button {...common} onClick={() => void give()}>
              선물하기
            </Button>
          ) : (
            <div className={styles.actions}>
              <Button {...common} variant="outline" onClick={() => void putInBasket()}>
                장바구니
              </Button>
              <Button {...common} onClick={() => void buyNow()}>
                {buyWord(of.goods.goodsType)}
              </Button>
            </div>
          )}
          {canGive(of.goods) && !isGift && (
            <p className={styles.give}>
              주소를 몰라도 보낼 수 있어요
              <Button variant="ghost" size="small" onClick={() => void give()}>
                선물하기
              </Button>
            </p>
          )}
        </div>
      }
    >
      <GoodsLine goods={of.goods} />
      <OptionFields form={form} />
      <div ref={end} className={styles.end} />
    </BottomSheet>
  );
}

/** What the options are of. */
function GoodsLine({ goods: { name, images, price } }: { goods: GoodsDetail }) {
  const [image] = images;
  return (
    <div className={styles.goods}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          alt=""
          width={64}
          height={64}
          sizes="64px"
        />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <Price priceWon={price.salePriceWon} listPriceWon={price.listPriceWon} />
      </div>
    </div>
  );
}
