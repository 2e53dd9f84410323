import { useLocation } from '@shop/shared/app';
import type { SheetView } from '@shop/shared/contracts';
import { lazy, Notice, TwoColumn } from '@shop/shared/ui';
import { useSyncExternalStore } from 'react';
import type { Sheet } from '../../features/sheet/use-sheet';
import styles from './sheet.module.css';
import { SheetAddress } from './sheet-address';
import { SheetAmounts } from './sheet-amounts';
import { SheetBenefits } from './sheet-benefits';
import { SheetConsents } from './sheet-consents';
import { SheetCustoms } from './sheet-customs';
import { SheetItems } from './sheet-items';
import { SheetMessage } from './sheet-message';
import { SheetPayBar } from './sheet-pay-bar';
import { SheetPayment } from './sheet-payment';
import { usePlaceOrder } from './use-place-order';
import { useSheetForm } from './use-sheet-form';

const sheetChanges = lazy(() =>
  import(/* webpackChunkName: "part-changes" */ './sheet-changes').then(
    ({ SheetChanges }) => SheetChanges,
  ),
);

const sheetGift = lazy(() =>
  import(/* webpackChunkName: "part-sheet-gift" */ './sheet-gift').then(
    ({ SheetGift }) => SheetGift,
  ),
);

const sheetPhone = lazy(() =>
  import(/* webpackChunkName: "part-sheet-phone" */ './sheet-phone').then(
    ({ SheetPhone }) => SheetPhone,
  ),
);

/** Has no `<form>`: the layers inside contain forms, and Enter in a field must not place an order. */
export function SheetContents({ sheet, view }: { sheet: Sheet; view: SheetView }) {
  const form = useSheetForm(view);
  const { place, isPlacing } = usePlaceOrder(sheet, view.sheetNo, form.refuse);
  const failure = useFailure();
  return (
    <TwoColumn
      side={
        <>
          <SheetAmounts
            amounts={view.amounts}
            taxFreeWon={view.taxFreeWon}
            hasPendingMutation={sheet.hasPendingMutation}
          />
          <SheetConsents consents={view.consents} form={form} />
          <SheetPayBar
            view={view}
            isBusy={isPlacing}
            onPay={() => form.check() && void place(form.values)}
          />
        </>
      }
    >
      {failure && (
        <div className={styles.failure}>
          <Notice tone="danger" title="결제하지 못했어요" isLive>
            {failure} 주문서는 그대로 두었어요.
          </Notice>
        </div>
      )}
      {view.changes && (
        <div className={styles.failure}>
          <sheetChanges.Component changes={view.changes} onAccept={() => sheet.choose({})} />
        </div>
      )}
      {view.source === 'GIFT' && (
        <sheetGift.Component view={view} form={form} onChoose={sheet.choose} />
      )}
      {view.needsAddress && (
        <>
          <SheetAddress
            view={view}
            fields={form}
            onChoose={(addressNo) => sheet.choose({ addressNo })}
            onBookChanged={() => void sheet.refresh()}
          />
          <SheetMessage groups={view.deliveryGroups} form={form} />
        </>
      )}
      {view.phoneReceiver && <sheetPhone.Component receiver={view.phoneReceiver} />}
      {view.customs && <SheetCustoms customs={view.customs} form={form} />}
      <SheetItems sellers={view.sellers} />
      <SheetBenefits view={view} sheet={sheet} />
      <SheetPayment view={view} form={form} onChoose={sheet.choose} />
    </TwoColumn>
  );
}

const never = () => () => {};

/** Reason of the failed payment that led back here, from the state of the history entry. */
function useFailure(): string | undefined {
  const { state } = useLocation();
  const failure = typeof state?.failure === 'string' ? state.failure : undefined;
  return useSyncExternalStore(
    never,
    () => failure,
    () => undefined,
  );
}
