import type { BasketTotals } from '@shop/shared/contracts';
import { goodsCountText } from '@shop/shared/domain';
import { Button, StickyBar, wonFigure } from '@shop/shared/ui';

export interface BasketBarProps {
  totals: BasketTotals;
  isBusy: boolean;
  onOrder: () => void;
}

/** The sticky 주문하기 bar. */
export function BasketBar({ totals, isBusy, onOrder }: BasketBarProps) {
  return (
    <StickyBar label="주문">
      {totals.selectedItems === 0 ? (
        <Button size="large" isFull disabled>
          주문할 상품을 선택해 주세요
        </Button>
      ) : (
        <Button size="large" isFull isLoading={isBusy} onClick={onOrder}>
          총 {goodsCountText(totals.selectedItems, totals.selectedQty)} {wonFigure(totals.payWon)}원
          주문하기
        </Button>
      )}
    </StickyBar>
  );
}
