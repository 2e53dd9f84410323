import { Link } from '@shop/shared/app';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names';
import { CloseIcon } from '../icon';
import { useCurrentInView } from '../tabs/use-current-in-view';
import styles from './chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  /** Pressed state; absent for a chip with only an action. */
  isOn?: boolean;
}

/** A rounded button of a filter row. */
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
  /** The chip links to the current page. */
  isCurrent?: boolean;
}

/** A chip that is a link: child categories, sort orders in the URL. */
export function ChipLink({ isCurrent = false, className, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(styles.chip, isCurrent && styles.on, className)}
    />
  );
}

/** A selected filter that a click removes. */
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
  /** Wraps instead of scrolling sideways. */
  isWrapping?: boolean;
  /** What is chosen in a row that scrolls; the row shows it. */
  current?: string;
  /** The row is in a page's gutter: it scrolls to the screen edges on phones and wraps on PC. */
  isToEdge?: boolean;
}

/** Chips of one question. The row scrolls by touch and by keyboard focus. */
export function ChipGroup({
  label,
  children,
  isWrapping = false,
  isToEdge = false,
  current,
}: ChipGroupProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  useCurrentInView(rowRef, current);
  return (
    <div
      ref={rowRef}
      role="group"
      aria-label={label}
      className={classNames(styles.group, isWrapping && styles.wrapping, isToEdge && styles.toEdge)}
    >
      {children}
    </div>
  );
}
