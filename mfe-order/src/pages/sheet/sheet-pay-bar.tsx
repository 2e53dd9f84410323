import type { SheetView } from '@shop/shared/contracts';
import { Button, StickyBar, wonFigure } from '@shop/shared/ui';

export interface SheetPayBarProps {
  view: SheetView;
  isBusy: boolean;
  isSettling: boolean;
}

/** 결제하기 with the amount on it: what is read here is what is charged. */
export function SheetPayBar({ view, isBusy, isSettling }: SheetPayBarProps) {
  return (
    <StickyBar label="결제">
      <Button
        type="submit"
        variant="accent"
        size="large"
        isFull
        isLoading={isBusy}
        aria-disabled={isSettling}
      >
        {wonFigure(view.amounts.payWon)}원 결제하기
      </Button>
    </StickyBar>
  );
}
