import type { BasketDelivery, BasketGroup as Group } from '@shop/shared/contracts';
import { ArrivalDate, Checkbox, FreeDeliveryBar, Won, wonFigure } from '@shop/shared/ui';
import { useId } from 'react';
import { BasketLine } from '../../features/basket/lines/basket-line';
import styles from './basket-group.module.css';

export interface BasketGroupProps {
  group: Group;
  onSelect: (itemNos: readonly number[], isSelected: boolean) => void;
  onQty: (itemNo: number, qty: number) => void;
  onRemove: (itemNo: number) => void;
  onKeepForLater: (itemNo: number) => void;
  onFlush: () => Promise<boolean>;
}

/** Items that one seller ships together, with their delivery fee. */
export function BasketGroup({
  group,
  onSelect,
  onQty,
  onRemove,
  onKeepForLater,
  onFlush,
}: BasketGroupProps) {
  const titleId = useId();
  const all = group.items.map(({ itemNo }) => itemNo);
  const chosen = group.items.filter(({ selected }) => selected).length;
  const free = freeDelivery(group.delivery);
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Checkbox
          label={`${group.sellerName} 상품 모두 선택`}
          isLabelHidden
          checked={chosen === all.length}
          isIndeterminate={chosen > 0 && chosen < all.length}
          onChange={() => onSelect(all, chosen < all.length)}
        />
        <h2 id={titleId} className={styles.title}>
          {group.sellerName}
        </h2>
        {group.arrivesOn && (
          <p className={styles.arrival}>
            <ArrivalDate day={group.arrivesOn} />
          </p>
        )}
      </header>
      <ul>
        {group.items.map((item) => (
          <BasketLine
            key={item.itemNo}
            item={item}
            onSelect={(isSelected) => onSelect([item.itemNo], isSelected)}
            onQty={(qty) => onQty(item.itemNo, qty)}
            onRemove={() => onRemove(item.itemNo)}
            onKeepForLater={() => onKeepForLater(item.itemNo)}
            onFlush={onFlush}
          />
        ))}
      </ul>
      <footer className={styles.foot}>
        {free && <FreeDeliveryBar {...free} />}
        <p className={styles.sum}>
          <span>
            상품 {wonFigure(group.goodsWon)}원 + {deliveryWords(group.delivery)}
          </span>
          <strong>
            <Won amountWon={group.goodsWon + group.delivery.feeWon} />
          </strong>
        </p>
      </footer>
    </section>
  );
}

/** The seller delivers free at any amount. */
const ALWAYS_FREE = { subtotalWon: 0, freeOverWon: 0 };

/**
 * What counts towards free delivery. Nothing when the amount is reached and there is still a fee, for goods to which
 * it does not apply.
 */
function freeDelivery({ type, freeOverWon, remainingWon, feeWon }: BasketDelivery) {
  if (type === '10' && feeWon === 0) return ALWAYS_FREE;
  if (freeOverWon === null || remainingWon === null) return undefined;
  const isBeside = remainingWon === 0 && feeWon > 0;
  return isBeside ? undefined : { subtotalWon: freeOverWon - remainingWon, freeOverWon };
}

function deliveryWords(delivery: BasketDelivery): string {
  const { type, feeWon } = delivery;
  if (type === '40') return '배송비 착불';
  if (feeWon === 0) return '무료배송';
  const reason = feeReason(delivery);
  return `배송비 ${wonFigure(feeWon)}원${reason ? ` (${reason})` : ''}`;
}

/** Why the fee is what it is; the bar says it of a fee that ends at an amount. */
function feeReason({ type, qtyUnit, feeCount }: BasketDelivery): string | undefined {
  if (feeCount > 1) return `${feeCount}개 상자로 따로 배송`;
  if (qtyUnit !== null) return `${qtyUnit}개마다 한 번`;
  return type === '20' ? '여러 개도 한 번만' : undefined;
}
