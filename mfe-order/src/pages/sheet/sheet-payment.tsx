import type { SheetChoices, SheetView } from '@shop/shared/contracts';
import { type PayMethod, payMethods } from '@shop/shared/domain';
import { lazy, Radio, RadioGroup, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { SheetPart } from './sheet-part';
import styles from './sheet-payment.module.css';
import type { SheetFields } from './use-sheet-form';

const CardsSkeleton = () => (
  <SkeletonGroup>
    <TextSkeleton lines={6} />
  </SkeletonGroup>
);

/** What belongs to a method lies below the first screen, so its code follows the page. */
const cards = lazy(
  () =>
    import(/* webpackChunkName: "part-cards" */ './sheet-cards').then(
      ({ SheetCards }) => SheetCards,
    ),
  CardsSkeleton,
);
const details = lazy(() =>
  import(/* webpackChunkName: "part-pay-method" */ './pay-method').then(
    ({ PayMethodDetails }) => PayMethodDetails,
  ),
);

export interface SheetPaymentProps {
  view: SheetView;
  form: SheetFields;
  onChoose: (choices: Partial<SheetChoices>) => void;
}

const notes: Record<PayMethod, string> = {
  CARD: '할부·무이자',
  EASY_PAY: '등록한 앱으로',
  TRANSFER: '내 계좌에서 바로',
  VIRTUAL_ACCOUNT: '내일까지 입금',
};

/** How to pay: the method, then what belongs to it. */
export function SheetPayment({ view, form, onChoose }: SheetPaymentProps) {
  if (view.amounts.payWon === 0)
    return (
      <SheetPart title="결제 수단">
        <p className={styles.note}>적립금으로 모두 결제해 결제 수단이 필요 없어요.</p>
      </SheetPart>
    );
  const { payMethod } = view.choices;
  return (
    <SheetPart title="결제 수단">
      <div className={styles.fields}>
        <RadioGroup label="결제 수단" isLabelHidden>
          <div className={styles.methods}>
            {view.payMethods.map((method) => (
              <Radio
                key={method}
                look="card"
                name="payMethod"
                className={styles.method}
                checked={method === payMethod}
                onChange={() => onChoose({ payMethod: method })}
                label={payMethods[method]}
                note={notes[method]}
              />
            ))}
          </div>
        </RadioGroup>
        {payMethod === 'CARD' ? (
          <cards.Component view={view} onChoose={onChoose} />
        ) : (
          <details.Component view={view} form={form} onChoose={onChoose} />
        )}
      </div>
    </SheetPart>
  );
}
