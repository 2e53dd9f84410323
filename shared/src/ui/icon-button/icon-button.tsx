import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What pressing it does: the accessible name. */
  label: string;
  icon: ReactNode;
  /** For a switch such as 찜: on or off. */
  isPressed?: boolean;
}

/** A square of 44 px with one icon. */
export function IconButton({
  label,
  icon,
  isPressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      className={classNames(styles.iconButton, className)}
    >
      {icon}
    </button>
  );
}
