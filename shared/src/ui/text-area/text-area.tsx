import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { Field, type FieldProps } from '../field/field';
import box from '../field/field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Counted as "12/200" below the box; the browser enforces it. */
  maxLength: number;
}

/** A multi-line text field with a counter. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  className,
  maxLength,
  onChange,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.value ?? area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field {...{ label, isLabelHidden, hint, error, isRequired, className }}>
      {(wiring) => (
        <>
          <textarea
            rows={4}
            {...area}
            {...wiring}
            maxLength={maxLength}
            onChange={handleChange}
            className={classNames(box.box, styles.area)}
          />
          <p className={styles.counter} aria-hidden="true">
            {length}/{maxLength}
          </p>
          {/* Only reaching the limit is announced; announcing each count would interrupt typing. */}
          <span aria-live="polite">
            {length >= maxLength && <VisuallyHidden>{maxLength}자까지 쓸 수 있어요</VisuallyHidden>}
          </span>
        </>
      )}
    </Field>
  );
}
