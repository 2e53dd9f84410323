import type { SheetView } from '@shop/shared/contracts';
import type { Sheet } from '../../features/sheet/use-sheet';
import { GiftCardRegister } from './gift-card-register';
import { RecommendationRow } from './recommendation-row';
import styles from './sheet-benefits.module.css';

export interface SheetCodesProps {
  view: Pick<SheetView, 'recommendation'>;
  sheet: Pick<Sheet, 'recommend' | 'refresh'>;
}

/** What a shopper enters as a code: gift cards and the recommendation. */
export function SheetCodes({ view: { recommendation }, sheet }: SheetCodesProps) {
  return (
    <div className={styles.codes}>
      <GiftCardRegister onRegistered={() => void sheet.refresh()} />
      {recommendation && (
        <RecommendationRow recommendation={recommendation} onGive={sheet.recommend} />
      )}
    </div>
  );
}
