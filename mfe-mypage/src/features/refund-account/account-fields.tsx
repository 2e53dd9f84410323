import { banks } from '@shop/shared/domain';
import { SelectField, TextField } from '@shop/shared/ui';
import type { FormFields } from '@shop/shared/ui/form';
import { type RefundAccountForm, refundAccountRules } from './refund-account.rules';

const options = Object.entries(banks).map(([value, label]) => ({ value, label }));

/** Bank, number and holder of an account for refunds. */
export function AccountFields({ form }: { form: FormFields<RefundAccountForm> }) {
  return (
    <>
      <SelectField
        label="은행"
        placeholder="은행을 골라 주세요"
        isRequired
        options={options}
        {...form.field('bankCd', refundAccountRules.bankCd)}
      />
      <TextField
        label="계좌번호"
        inputMode="numeric"
        isRequired
        maxLength={30}
        {...form.field('accountNo', refundAccountRules.accountNo)}
      />
      <TextField
        label="예금주"
        isRequired
        maxLength={30}
        {...form.field('holderName', refundAccountRules.holderName)}
      />
    </>
  );
}
