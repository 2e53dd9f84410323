import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldError, RequiredMark } from '../field/field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './choice-group.module.css';

export interface ChoiceGroupProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  error?: string;
  isRequired?: boolean;
  /** Stacked, or side by side where there is room. */
  direction?: 'column' | 'row';
  children: ReactNode;
}

/** Several checkboxes or radio buttons that answer one question. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} />;
}

/** Radio buttons of one `name`. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} isRadio />;
}

function ChoiceGroup({
  label,
  isLabelHidden = false,
  error,
  isRequired = false,
  direction = 'column',
  isRadio = false,
  children,
}: ChoiceGroupProps & { isRadio?: boolean }) {
  const errorId = useId();
  // ARIA attributes that a group of checkboxes does not support.
  const radioProps = isRadio && {
    role: 'radiogroup',
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <fieldset
      {...radioProps}
      className={styles.group}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={isLabelHidden ? undefined : styles.legend}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isRequired && !isLabelHidden && <RequiredMark />}
        {/* A group of checkboxes has no aria-required, so its name says that it is required. */}
        {isRequired && !isRadio && <VisuallyHidden> 필수</VisuallyHidden>}
      </legend>
      <div className={classNames(styles.choices, styles[direction])}>{children}</div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
