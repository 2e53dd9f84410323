import type { GoodsDetail, GoodsSku } from '@shop/shared/contracts';
import { OptionLine, OptionLines, QuantityStepper } from '@shop/shared/ui';
import { firstQty, mostQty, type OrderLine, withoutLine, withQty } from '../buy/order-lines';

export interface ChosenLinesProps {
  goods: GoodsDetail;
  /** With live stock. */
  skus: readonly GoodsSku[];
  lines: readonly OrderLine[];
  onChange: (lines: readonly OrderLine[]) => void;
}

/** The chosen SKUs with quantity steppers, limited by the goods' limits and the stock. */
export function ChosenLines({ goods, skus, lines, onChange }: ChosenLinesProps) {
  const { limits, options, price, name } = goods;
  if (lines.length === 0) return null;
  return (
    <OptionLines>
      {lines.map(({ skuNo, qty }) => {
        const sku = skus.find((candidate) => candidate.skuNo === skuNo);
        const text = sku?.optionText || name;
        const isSettled = options.groups.length === 0;
        return (
          <OptionLine
            key={skuNo}
            text={text}
            amountWon={(price.salePriceWon + (sku?.addPriceWon ?? 0)) * qty}
            onRemove={isSettled ? undefined : () => onChange(withoutLine(lines, skuNo))}
            stepper={
              <QuantityStepper
                label={`${text} 수량`}
                value={qty}
                min={firstQty(limits)}
                max={mostQty(sku, limits, goods.deal)}
                unit={limits.unitQty}
                onChange={(next) => onChange(withQty(lines, skuNo, next))}
              />
            }
          />
        );
      })}
    </OptionLines>
  );
}
