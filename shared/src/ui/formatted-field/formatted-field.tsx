import type { ChangeEvent, CompositionEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import {
  cardExpiryFormat,
  cardNumberFormat,
  digitsFormat,
  digitsOf,
  type Format,
  phoneDigitsOf,
  phoneFormat,
  reformat,
} from './formats';

type NamedField = Omit<TextFieldProps, 'type' | 'inputMode' | 'isClearable'>;

export interface FormattedFieldProps extends TextFieldProps {
  format: Format;
  /** Extracts the digits of typed or pasted text. Default: all of them. */
  read?: (text: string) => string;
}

/** Formats the field's text; the cursor stays after the same digit. */
function settle(
  element: HTMLInputElement,
  { format, read = digitsOf }: Pick<FormattedFieldProps, 'format' | 'read'>,
  isForward = false,
): void {
  const end = element.value.length;
  const next = reformat(element.value, element.selectionStart ?? end, format, read);
  // Delete before a separator removes only the separator, which is inserted again; so the cursor
  // moves past it.
  while (isForward && /\D/.test(next.text.charAt(next.cursor))) next.cursor += 1;
  if (next.text === element.value) return;
  element.value = next.text;
  element.setSelectionRange(next.cursor, next.cursor);
}

/** A digit field that inserts separators; `onChange` receives the formatted text. */
export function FormattedField({ format, read, onChange, ...rest }: FormattedFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // Browsers fill fields with events of another type.
    const input = event.nativeEvent instanceof InputEvent ? event.nativeEvent : undefined;
    // Rewriting the value during an IME composition would duplicate its text.
    if (!input?.isComposing) {
      settle(event.target, { format, read }, input?.inputType === 'deleteContentForward');
    }
    onChange?.(event);
  };
  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    settle(event.currentTarget, { format, read });
    onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
  };
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      onChange={handleChange}
      onCompositionEnd={handleCompositionEnd}
    />
  );
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
      read={phoneDigitsOf}
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

/** Masked digits: CVC, the first two of a card's password. */
export function SecretDigitsField({ digits, ...props }: NamedField & { digits: number }) {
  return (
    <FormattedField autoComplete="off" {...props} type="password" format={digitsFormat(digits)} />
  );
}
