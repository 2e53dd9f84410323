import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names';
import { Field, type FieldProps } from '../field/field';
import box from '../field/field.module.css';
import { CloseIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className'> {
  /** Shows a clear button while the field is not empty. */
  isClearable?: boolean;
  /** After the box: a 주소 찾기 button. */
  end?: ReactNode;
}

/**
 * A single-line text field. Accepts all native input props, so both `{...register('name')}` of
 * react-hook-form and `value` with `onChange` work.
 */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  className,
  isClearable = false,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isRequired, className }}>
      {(wiring) => {
        const control = isClearable ? (
          <Clearable {...input} {...wiring} />
        ) : (
          <input type="text" {...input} {...wiring} className={box.box} />
        );
        if (!end) return control;
        return (
          <div className={styles.row}>
            {control}
            {end}
          </div>
        );
      }}
    </Field>
  );
}

/** Sets '' through the native setter, so that every listener is notified. */
function Clearable({ ref, ...input }: ComponentProps<'input'>) {
  const own = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    const element = own.current;
    if (!element) return;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(element, '');
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.focus();
  };
  return (
    <div className={box.withEnd}>
      <input
        type="text"
        placeholder=" "
        {...input}
        className={classNames(box.box, styles.clearable)}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
      />
      <span className={classNames(box.end, styles.clear)}>
        <IconButton label="지우기" icon={<CloseIcon size={18} />} onClick={handleClear} />
      </span>
    </div>
  );
}
