import type { GoodsPrice } from '@shop/shared/contracts';
import { BottomSheet, PriceLine, PriceLines } from '@shop/shared/ui';
import styles from './benefit-sheet.module.css';
import { benefitSteps, withCardOffer } from './benefit-steps';
import { bestPriceLabel } from './best-price-label';

export interface BenefitSheetProps {
  open: boolean;
  onClose: () => void;
  price: GoodsPrice;
  /** The steps from the list price to the price with the mall's own card. */
  isWithCard?: boolean;
}

/** The calculation of the best price, step by step. */
export function BenefitSheet({ open, onClose, price: usual, isWithCard }: BenefitSheetProps) {
  const price = isWithCard ? withCardOffer(usual) : usual;
  const steps = benefitSteps(price);
  const total = steps.at(-1);
  const title = `${bestPriceLabel(price)} 계산`;
  return (
    <BottomSheet open={open} onClose={onClose} title={title}>
      <PriceLines label={title}>
        {steps.slice(0, -1).map(({ label, amountWon, kind, note }) => (
          <PriceLine
            key={label}
            label={kind === 'subtotal' ? <strong>{label}</strong> : label}
            amountWon={amountWon}
            tone={kind === 'saved' ? 'saved' : 'plain'}
            note={note}
          />
        ))}
        {total && <PriceLine label={total.label} amountWon={total.amountWon} isTotal />}
      </PriceLines>
      <p className={styles.note}>
        한 개를 살 때 기준이에요. 쓸 수 있는 쿠폰과 카드에 따라 주문서의 금액이 달라질 수 있어요.
      </p>
    </BottomSheet>
  );
}
