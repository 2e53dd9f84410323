import type { SheetChoices, SheetView } from '@shop/shared/contracts';
import { dottedDateTime, isCashMethod, type PayMethod, payMethods } from '@shop/shared/domain';
import { Radio, RadioGroup, SelectField } from '@shop/shared/ui';
import { CashReceipt } from './cash-receipt';
import { SheetCards } from './sheet-cards';
import { SheetPart } from './sheet-part';
import styles from './sheet-payment.module.css';
import type { SheetFields } from './use-sheet-form';

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
        {payMethod === 'VIRTUAL_ACCOUNT' && <DepositBank view={view} onChoose={onChoose} />}
        {isCashMethod(payMethod) && <CashReceipt form={form} />}
      </div>
    </SheetPart>
  );
}

function DepositBank({ view, onChoose }: Pick<SheetPaymentProps, 'view' | 'onChoose'>) {
  return (
    <>
      <SelectField
        label="입금 은행"
        value={view.choices.bankCd}
        options={view.banks.map(({ bankCd, bankName }) => ({ value: bankCd, label: bankName }))}
        onChange={(event) => {
          const bank = view.banks.find(({ bankCd }) => bankCd === event.target.value);
          if (bank) onChoose({ bankCd: bank.bankCd });
        }}
      />
      <p className={styles.note}>
        주문하면 나만의 계좌번호를 드려요. {dottedDateTime(view.depositDueAt)}까지 정확한 금액을
        입금하지 않으면 주문이 취소돼요.
      </p>
    </>
  );
}
