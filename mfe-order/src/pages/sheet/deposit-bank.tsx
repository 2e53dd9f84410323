import type { SheetChoices, SheetView } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { SelectField } from '@shop/shared/ui';
import styles from './sheet-payment.module.css';

/** The bank of the virtual account, and until when the deposit is due. */
export function DepositBank({
  view,
  onChoose,
}: {
  view: SheetView;
  onChoose: (choices: Partial<SheetChoices>) => void;
}) {
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
