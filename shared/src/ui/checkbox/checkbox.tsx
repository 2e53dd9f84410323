import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** The visible name is elsewhere on the page, as in a basket row. */
  isLabelHidden?: boolean;
  /** Some but not all are checked: 전체 선택. */
  isIndeterminate?: boolean;
}

/** A styled native checkbox. The whole label is its hit area. */
export function Checkbox({
  label,
  isLabelHidden = false,
  isIndeterminate = false,
  className,
  ref,
  ...input
}: CheckboxProps) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input
        {...input}
        type="checkbox"
        ref={(element) => {
          // Indeterminate is a DOM property without an HTML attribute.
          if (element) element.indeterminate = isIndeterminate;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
      />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
