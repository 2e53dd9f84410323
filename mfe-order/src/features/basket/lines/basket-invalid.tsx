import type { BasketItem } from '@shop/shared/contracts';
import { Button, Section } from '@shop/shared/ui';
import { AdultCheck } from '../adult/adult-check';
import styles from './basket-invalid.module.css';
import { CompactLine } from './compact-line';

export interface BasketInvalidProps {
  items: readonly BasketItem[];
  onRemove: (itemNos: readonly number[]) => void;
}

/** 품절 and 판매종료 items: still listed, but excluded from every total. */
export function BasketInvalid({ items, onRemove }: BasketInvalidProps) {
  return (
    <Section
      className={styles.section}
      title={`구매할 수 없는 상품 ${items.length}`}
      end={
        <Button
          variant="outline"
          size="small"
          onClick={() => onRemove(items.map(({ itemNo }) => itemNo))}
        >
          일괄 삭제
        </Button>
      }
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <CompactLine
            key={item.itemNo}
            item={item}
            isDimmed
            onRemove={() => onRemove([item.itemNo])}
          >
            <p className={styles.reason}>{item.problem?.message}</p>
            {item.problem && <AdultCheck problem={item.problem} />}
          </CompactLine>
        ))}
      </ul>
    </Section>
  );
}
