import { Link } from '@shop/shared/app';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { CloseIcon } from '../icon';
import styles from './chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  /** On or off; leave out for a chip that only does something. */
  isOn?: boolean;
}

/** A round button of a filter row. */
export function Chip({ isOn, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={isOn}
      className={classNames(styles.chip, isOn && styles.on, className)}
    />
  );
}

export interface ChipLinkProps extends ComponentProps<typeof Link> {
  /** This chip's page is the one shown. */
  isCurrent?: boolean;
}

/** A chip that goes somewhere: child categories, sorts kept in the URL. */
export function ChipLink({ isCurrent = false, className, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(styles.chip, isCurrent && styles.on, className)}
    />
  );
}

/** A chosen filter that a press takes away. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, styles.removable)}
      aria-label={`${label} 조건 지우기`}
      onClick={onRemove}
    >
      {label}
      <CloseIcon size={14} />
    </button>
  );
}

export interface ChipGroupProps {
  label: string;
  children: ReactNode;
  /** Onto further lines instead of a row that scrolls sideways. */
  isWrapping?: boolean;
  /** The row stands in a page's gutter: on phones it scrolls to the edges of the screen, on PC it wraps. */
  isToEdge?: boolean;
}

/** Chips of one question. The row scrolls by touch and by keyboard focus. */
export function ChipGroup({
  label,
  children,
  isWrapping = false,
  isToEdge = false,
}: ChipGroupProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.group, isWrapping && styles.wrapping, isToEdge && styles.toEdge)}
    >
      {children}
    </div>
  );
}
