import type { JoinField } from '@shop/shared/contracts';
import { digitsFormat, FormattedField, PhoneField, TextField } from '@shop/shared/ui';
import type { ChangeEvent } from 'react';

export type JoinEntries = Partial<Record<JoinField | 'recommendationCode', string>>;

interface JoinFieldsProps {
  asks: readonly JoinField[];
  entries: JoinEntries;
  errors: JoinEntries;
  onEnter: (field: keyof JoinEntries, text: string) => void;
}

/** What a member needs and the provider of the account does not hand over. */
export function JoinFields({ asks, entries, errors, onEnter }: JoinFieldsProps) {
  const wiring = (field: JoinField) => ({
    name: field,
    value: entries[field] ?? '',
    error: errors[field],
    isRequired: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onEnter(field, event.target.value),
  });
  return (
    <>
      {asks.includes('name') && (
        <TextField label="이름" autoComplete="name" maxLength={40} {...wiring('name')} />
      )}
      {asks.includes('phone') && (
        <PhoneField label="휴대폰" hint="주문과 배송 소식을 받아요" {...wiring('phone')} />
      )}
      {asks.includes('birth') && (
        <FormattedField
          label="생년월일"
          hint="19900315처럼 8자리. 만 14세부터 가입할 수 있어요"
          autoComplete="bday"
          format={digitsFormat(8)}
          {...wiring('birth')}
        />
      )}
    </>
  );
}
