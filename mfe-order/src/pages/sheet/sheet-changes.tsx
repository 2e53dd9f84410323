import type { OrderDifference } from '@shop/shared/contracts';
import { Button, Notice } from '@shop/shared/ui';
import { DifferenceLines } from './difference';

export interface SheetChangesProps {
  changes: OrderDifference;
  /** Accepts the current state; the sheet then shows no difference. */
  onAccept: () => void;
}

/** Prices, stock or benefits that changed while the sheet was open. */
export function SheetChanges({ changes, onAccept }: SheetChangesProps) {
  return (
    <Notice
      tone="caution"
      title="주문서를 연 뒤 바뀐 내용이 있어요"
      isLive
      action={
        <Button variant="outline" size="small" onClick={onAccept}>
          확인했어요
        </Button>
      }
    >
      <DifferenceLines lines={changes.lines} />
    </Notice>
  );
}
