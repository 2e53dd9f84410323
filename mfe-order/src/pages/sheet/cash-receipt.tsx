import { type CashReceiptType, cashReceiptTypes, tableEntries } from '@shop/shared/domain';
import { PhoneField, type SelectButtonOption, SelectButtons, TextField } from '@shop/shared/ui';
import type { SheetFields } from './use-sheet-form';

const options: SelectButtonOption<CashReceiptType | ''>[] = [
  { value: '', text: '신청 안 함' },
  ...tableEntries<CashReceiptType, string>(cashReceiptTypes).map(([value, text]) => ({
    value,
    text,
  })),
];

/** 현금영수증: for whom, and the number that it is issued to. */
export function CashReceipt({
  form,
  phone,
}: {
  form: SheetFields;
  /** The member's phone number, prefilled as the number for an income deduction. */
  phone: string;
}) {
  const { receiptType, receiptNumber } = form.values;
  const field = {
    ref: form.field('receiptNumber'),
    value: receiptNumber,
    error: form.errors.get('receiptNumber'),
  };
  const change = (number: string) => form.change({ receiptNumber: number });
  return (
    <>
      <SelectButtons
        label="현금영수증"
        columns={3}
        options={options}
        value={receiptType}
        onChange={(value) =>
          form.change({ receiptType: value, receiptNumber: value === 'INCOME' ? phone : '' })
        }
      />
      {receiptType === 'INCOME' && (
        <PhoneField
          label="현금영수증 휴대폰 번호"
          {...field}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {receiptType === 'EXPENSE' && (
        <TextField
          label="사업자등록번호"
          inputMode="numeric"
          placeholder="000-00-00000"
          maxLength={12}
          {...field}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </>
  );
}
