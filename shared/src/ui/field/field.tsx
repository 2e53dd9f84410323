import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { AlertIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  /** Always visible help text. */
  hint?: ReactNode;
  /** The correction: "받는 분 이름을 2자 이상 입력해 주세요". */
  error?: string;
  /** Shows 필수 beside the label. */
  isRequired?: boolean;
  className?: string;
}

/** Attributes of the control that associate its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Label, control, hint and error of one question. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired = false,
  className,
  children,
}: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = classNames(hint !== undefined && hintId, error && errorId);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isRequired && !isLabelHidden && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Visible mark beside a label; the control itself has `aria-required`. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      필수
    </span>
  );
}

/** An error that is announced when it appears; the icon does not depend on colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      <AlertIcon size={16} />
      {error}
    </p>
  );
}
