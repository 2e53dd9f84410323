import { BottomSheet } from '@shop/shared/ui';
import { RestockOffer, type RestockOfferProps } from './restock-offer';

export interface RestockSheetProps extends RestockOfferProps {
  open: boolean;
  onClose: () => void;
}

/** 재입고 알림 of goods that are sold out as a whole: which of the options to wait for. */
export function RestockSheet({ open, onClose, ...offer }: RestockSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title="재입고 알림">
      <RestockOffer {...offer} onDone={onClose} />
    </BottomSheet>
  );
}
