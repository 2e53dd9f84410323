import { Link } from '@shop/shared/app';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

export interface ButtonLook {
  /** Ink on shopping pages; accent in sign-in and payment. Never two primaries in one view. */
  variant?: 'primary' | 'accent' | 'outline' | 'ghost' | 'danger';
  /** 36, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its row. */
  isFull?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps the words and the focus, shows a ring, takes no press. */
  isLoading?: boolean;
  /** Done or closed for good, but still read and focused: a press that ends so loses no focus. */
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
  // A busy button stays focusable, so it is not `disabled`; a press, or Enter in its form, is stopped here.
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

/** A link that looks like a button: for going somewhere, where Button is for doing something. */
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
