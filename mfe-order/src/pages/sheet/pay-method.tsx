import type { SheetChoices, SheetView } from '@shop/shared/contracts';
import { dottedDateTime, isCashMethod } from '@shop/shared/domain';
import { SelectField } from '@shop/shared/ui';
import { EscrowNotice } from '../../features/legal/escrow-notice';
import { CashReceipt } from './cash-receipt';
import styles from './sheet-payment.module.css';
import type { SheetFields } from './use-sheet-form';

interface PayMethodDetailsProps {
  view: SheetView;
  form: SheetFields;
  onChoose: (choices: Partial<SheetChoices>) => void;
}

/** What belongs to a method other than the card. */
export function PayMethodDetails({ view, form, onChoose }: PayMethodDetailsProps) {
  const { payMethod } = view.choices;
  return (
    <>
      {payMethod === 'EASY_PAY' && (
        <p className={styles.note}>다음 화면에서 간편결제 서비스를 고르고 인증해 주세요.</p>
      )}
      {payMethod === 'TRANSFER' && (
        <p className={styles.note}>다음 화면에서 은행을 고르면 계좌에서 바로 빠져나가요.</p>
      )}
      {payMethod === 'VIRTUAL_ACCOUNT' && <DepositBank view={view} onChoose={onChoose} />}
      {isCashMethod(payMethod) && (
        <>
          <CashReceipt form={form} phone={view.orderer?.phone ?? ''} />
          <EscrowNotice />
        </>
      )}
    </>
  );
}

/** The bank of the virtual account, and until when the deposit is due. */
function DepositBank({ view, onChoose }: Pick<PayMethodDetailsProps, 'view' | 'onChoose'>) {
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
