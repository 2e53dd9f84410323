import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** The name stands elsewhere on the page, as on the goods of a basket row. */
  isLabelHidden?: boolean;
  /** Some but not all of what it stands for: 전체선택. */
  isIndeterminate?: boolean;
}

/** A native checkbox in the shop's clothes. The whole label is its target. */
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
          // Half-way is a property only: no HTML attribute says it.
          if (element) element.indeterminate = isIndeterminate;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
      />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
