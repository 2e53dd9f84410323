import type { BasketItem } from '@shop/shared/contracts';
import { Button, Price, Section } from '@shop/shared/ui';
import { CompactLine } from '../../features/basket/lines/compact-line';
import styles from './basket-later.module.css';

export interface BasketLaterProps {
  items: readonly BasketItem[];
  isBusy: boolean;
  onMoveBack: (itemNo: number) => void;
  onRemove: (itemNo: number) => void;
}

/** 나중에 구매할 상품: kept apart from the basket until the shopper moves them back. */
export function BasketLater({ items, isBusy, onMoveBack, onRemove }: BasketLaterProps) {
  return (
    <Section className={styles.section} title={`나중에 구매할 상품 ${items.length}`}>
      <ul className={styles.list}>
        {items.map((item) => (
          <CompactLine key={item.itemNo} item={item} onRemove={() => onRemove(item.itemNo)}>
            <Price priceWon={item.unitPriceWon} listPriceWon={item.listPriceWon} />
            {item.problem && !item.problem.isFixable ? (
              <p className={styles.reason}>{item.problem.message}</p>
            ) : (
              <Button
                variant="outline"
                size="small"
                className={styles.back}
                disabled={isBusy}
                aria-label={`${item.goodsName} ${item.optionText} 장바구니로 옮기기`}
                onClick={() => onMoveBack(item.itemNo)}
              >
                장바구니로 옮기기
              </Button>
            )}
          </CompactLine>
        ))}
      </ul>
    </Section>
  );
}
