import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import {
  cardExpiryFormat,
  cardNumberFormat,
  digitsFormat,
  type Format,
  phoneFormat,
  reformat,
} from './formats';

type NamedField = Omit<TextFieldProps, 'type' | 'inputMode' | 'isClearable'>;

/** A field of digits that writes the marks itself; `onChange` gets the formatted text. */
export function FormattedField({ format, onChange, ...rest }: TextFieldProps & { format: Format }) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.target;
    const next = reformat(element.value, element.selectionStart ?? element.value.length, format);
    if (next.text !== element.value) {
      element.value = next.text;
      element.setSelectionRange(next.cursor, next.cursor);
    }
    onChange?.(event);
  };
  return <TextField inputMode="numeric" {...rest} onChange={handleChange} />;
}

/** 010-1234-5678. */
export function PhoneField(props: NamedField) {
  return (
    <FormattedField
      autoComplete="tel"
      placeholder="010-0000-0000"
      {...props}
      type="tel"
      inputMode="tel"
      format={phoneFormat}
    />
  );
}

/** 1234 5678 1234 5678. */
export function CardNumberField(props: NamedField) {
  return (
    <FormattedField
      autoComplete="cc-number"
      placeholder="0000 0000 0000 0000"
      {...props}
      format={cardNumberFormat}
    />
  );
}

/** MM/YY. */
export function CardExpiryField(props: NamedField) {
  return (
    <FormattedField
      autoComplete="cc-exp"
      placeholder="MM/YY"
      {...props}
      format={cardExpiryFormat}
    />
  );
}

/** Digits that nobody beside the shopper should read: CVC, the first two of a card's password. */
export function SecretDigitsField({ digits, ...props }: NamedField & { digits: number }) {
  return (
    <FormattedField autoComplete="off" {...props} type="password" format={digitsFormat(digits)} />
  );
}
