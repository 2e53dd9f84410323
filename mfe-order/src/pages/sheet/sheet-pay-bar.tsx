import type { SheetView } from '@shop/shared/contracts';
import { Button, StickyBar, wonFigure } from '@shop/shared/ui';
import styles from './sheet.module.css';

/** A deposit order is placed now and paid later. */
function payWords({ source, choices, amounts }: SheetView): string {
  if (choices.payMethod === 'VIRTUAL_ACCOUNT' && amounts.payWon > 0) return '주문하기';
  return source === 'GIFT' ? '선물하기' : '결제하기';
}

export interface SheetPayBarProps {
  view: SheetView;
  isBusy: boolean;
  onPay: () => void;
}

/**
 * 결제하기 with the amount that will be charged. While an update is pending the button accepts a click,
 * waits for the result and reports a changed amount. Above it stands what the last change took away or brought
 * back.
 */
export function SheetPayBar({ view, isBusy, onPay }: SheetPayBarProps) {
  return (
    <StickyBar label="결제" className={styles.payBar}>
      <p className={styles.sideEffects} role="status">
        {view.sideEffects?.join(' · ')}
      </p>
      <Button size="large" isFull isLoading={isBusy} onClick={onPay}>
        {wonFigure(view.amounts.payWon)}원 {payWords(view)}
      </Button>
    </StickyBar>
  );
}
