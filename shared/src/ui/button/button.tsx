import { Link } from '@shop/shared/app';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary`: the main action in the brand's colour, at most one per view. */
  variant?: 'primary' | 'outline' | 'ghost' | 'danger';
  /** 36, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large';
  /** Full width of its row. */
  isFull?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps label and focus, shows a spinner, ignores clicks. */
  isLoading?: boolean;
  /** Disabled but focusable, so that a click that disables it does not lose focus. */
  'aria-disabled'?: boolean;
}

const look = ({ variant = 'primary', size = 'medium', isFull }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], isFull && styles.full, className);

export function Button({
  variant,
  size,
  isFull,
  isLoading = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A busy button stays focusable, so it is not `disabled`; clicks and form submits are blocked
  // here.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading || rest['aria-disabled']) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, isFull }, className)}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={handleClick}
    >
      {isLoading ? <Spinner className={styles.spinner} /> : icon}
      <span>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, ComponentProps<typeof Link> {}

/** A link that looks like a button, for navigation; Button is for actions. */
export function ButtonLink({
  variant,
  size,
  isFull,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={look({ variant, size, isFull }, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
