import type { SheetView } from '@shop/shared/contracts';
import { Button, StickyBar, wonFigure } from '@shop/shared/ui';

export interface SheetPayBarProps {
  view: SheetView;
  isBusy: boolean;
  onPay: () => void;
}

/**
 * 결제하기 with the amount on it: what is read here is what is charged. While a choice is worked out it
 * can be pressed: the press waits, and says so when the amount has moved.
 */
export function SheetPayBar({ view, isBusy, onPay }: SheetPayBarProps) {
  return (
    <StickyBar label="결제">
      <Button variant="accent" size="large" isFull isLoading={isBusy} onClick={onPay}>
        {wonFigure(view.amounts.payWon)}원 결제하기
      </Button>
    </StickyBar>
  );
}
