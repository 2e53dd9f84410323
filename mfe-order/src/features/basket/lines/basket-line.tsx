import { Link } from '@shop/shared/app';
import { type BasketItem, paths } from '@shop/shared/contracts';
import {
  Badge,
  Button,
  Checkbox,
  CloseIcon,
  IconButton,
  Picture,
  Price,
  QuantityStepper,
  Won,
} from '@shop/shared/ui';
import { largestQty } from '../basket.rules';
import styles from './basket-line.module.css';
import { CouponButton } from './coupon-button';
import { lineId } from './line-id';
import { LineNotes } from './line-notes';
import { OptionChange } from './option-change';

export interface BasketLineProps {
  item: BasketItem;
  onSelect: (isSelected: boolean) => void;
  onQty: (qty: number) => void;
  onRemove: () => void;
  onKeepForLater: () => void;
  onFlush: () => Promise<boolean>;
}

/** One basket item: option, quantity and price. */
export function BasketLine({
  item,
  onSelect,
  onQty,
  onRemove,
  onKeepForLater,
  onFlush,
}: BasketLineProps) {
  const name = [item.goodsName, item.optionText].filter(Boolean).join(' ');
  return (
    <li id={lineId(item.itemNo)} tabIndex={-1} className={styles.line} aria-label={name}>
      <Checkbox
        label={`${name} 선택`}
        isLabelHidden
        className={styles.check}
        checked={item.selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <Link to={paths.goods(item.goodsNo)} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture image={item.image} alt="" width={120} height={120} sizes="120px" isEager />
      </Link>
      <div className={styles.words}>
        {item.brandName && <p className={styles.brand}>{item.brandName}</p>}
        <Link to={paths.goods(item.goodsNo)} className={styles.name}>
          {item.goodsName}
        </Link>
        {item.hasOptions && (
          <p className={styles.option}>
            <span>{item.optionText}</span>
            <OptionChange item={item} onFlush={onFlush} />
          </p>
        )}
        {item.deal && <Badge tone="sale">타임딜</Badge>}
        <Price priceWon={item.unitPriceWon} listPriceWon={item.listPriceWon} />
      </div>
      <IconButton
        label={`${name} 삭제`}
        icon={<CloseIcon size={20} />}
        className={styles.remove}
        onClick={onRemove}
      />
      <div className={styles.controls}>
        <LineNotes item={item} />
        <div className={styles.figures}>
          <QuantityStepper
            label={`${name} 수량`}
            value={item.qty}
            min={item.limits.minQty}
            max={largestQty(item)}
            unit={item.limits.unitQty}
            onChange={onQty}
          />
          <p className={styles.amounts}>
            <strong className={styles.amount}>
              <Won amountWon={item.amountWon} />
            </strong>
            {item.selected && item.couponWon > 0 && (
              <span className={styles.coupon}>
                쿠폰 할인 예상가 <Won amountWon={item.amountWon - item.couponWon} />
              </span>
            )}
            {item.selected && item.couponText && (
              <span className={styles.couponText}>{item.couponText}</span>
            )}
          </p>
          <div className={styles.more}>
            <Button
              variant="ghost"
              size="small"
              aria-label={`${name} 나중에 구매`}
              onClick={onKeepForLater}
            >
              나중에 구매
            </Button>
            <CouponButton item={item} />
          </div>
        </div>
      </div>
    </li>
  );
}
