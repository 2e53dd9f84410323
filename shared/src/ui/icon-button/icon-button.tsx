import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The action: the accessible name. */
  label: string;
  icon: ReactNode;
  /** Pressed state of a toggle such as 찜. */
  isPressed?: boolean;
}

/** An icon button of 44 × 44 px. */
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
