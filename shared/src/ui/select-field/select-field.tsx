import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names';
import { Field, type FieldProps } from '../field/field';
import box from '../field/field.module.css';
import { ChevronDownIcon } from '../icon';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'className'> {
  options: readonly SelectOption[];
  /** The placeholder: "배송 메시지를 선택해 주세요". */
  placeholder?: string;
}

/** A native select, which opens the phone's own picker. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isRequired, className }}>
      {(wiring) => (
        <div className={box.withEnd}>
          <select {...select} {...wiring} className={classNames(box.box, styles.select)}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(({ value, label, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {label}
              </option>
            ))}
          </select>
          <span className={classNames(box.end, styles.chevron)}>
            <ChevronDownIcon size={20} />
          </span>
        </div>
      )}
    </Field>
  );
}
