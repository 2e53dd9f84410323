import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
}

/** Takes effect at once; a checkbox is submitted with its form. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      <span>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells whether it is checked */}
      <input {...input} type="checkbox" role="switch" />
    </label>
  );
}
