import type { SheetChoices, SheetView } from '@shop/shared/contracts';
import { isCashMethod, type PayMethod, payMethods } from '@shop/shared/domain';
import { onDemand, Radio, RadioGroup } from '@shop/shared/ui';
import { SheetCards } from './sheet-cards';
import { SheetPart } from './sheet-part';
import styles from './sheet-payment.module.css';
import type { SheetFields } from './use-sheet-form';

/** Most orders are paid by card. */
const cashReceipt = onDemand(() =>
  import(/* webpackChunkName: "part-cash-receipt" */ './cash-receipt').then(
    ({ CashReceipt }) => CashReceipt,
  ),
);
const depositBank = onDemand(() =>
  import(/* webpackChunkName: "part-cash-receipt" */ './deposit-bank').then(
    ({ DepositBank }) => DepositBank,
  ),
);

export interface SheetPaymentProps {
  view: SheetView;
  form: SheetFields;
  onChoose: (choices: Partial<SheetChoices>) => void;
}

const notes: Record<PayMethod, string> = {
  CARD: '할부·무이자',
  EASY_PAY: '앱에 등록한 수단',
  TRANSFER: '내 계좌에서 바로',
  VIRTUAL_ACCOUNT: '내일까지 입금',
};

/** How to pay: the method, then what belongs to it. */
export function SheetPayment({ view, form, onChoose }: SheetPaymentProps) {
  if (view.amounts.payWon === 0)
    return (
      <SheetPart title="결제 수단">
        <p className={styles.note}>적립금으로 모두 결제해서 결제 수단이 필요 없어요.</p>
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
        {payMethod === 'CARD' && <SheetCards view={view} onChoose={onChoose} />}
        {payMethod === 'EASY_PAY' && (
          <p className={styles.note}>다음 화면에서 간편결제 서비스를 고르고 인증해 주세요.</p>
        )}
        {payMethod === 'TRANSFER' && (
          <p className={styles.note}>다음 화면에서 은행을 고르면 계좌에서 바로 빠져나가요.</p>
        )}
        {payMethod === 'VIRTUAL_ACCOUNT' && (
          <depositBank.Component view={view} onChoose={onChoose} />
        )}
        {isCashMethod(payMethod) && <cashReceipt.Component form={form} />}
      </div>
    </SheetPart>
  );
}
