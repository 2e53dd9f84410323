import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { InfoIcon } from '../icon';
import styles from './popover.module.css';
import { useAnchorPosition } from './use-anchor-position';

export interface PopoverProps {
  /** The subject: accessible name of the button and the popover. */
  label: string;
  /** Inline content only. */
  children: ReactNode;
  /** The button's content; an information icon by default. */
  trigger?: ReactNode;
  className?: string;
}

/**
 * A short explanation beside its subject. The native `popover`: Escape and a click outside close it
 * and restore focus.
 */
export function Popover({ label, children, trigger, className }: PopoverProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const boxRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useAnchorPosition(isOpen, boxRef, buttonRef);
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={classNames(trigger === undefined && styles.sign, className)}
        aria-label={trigger === undefined ? label : undefined}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {trigger ?? <InfoIcon size={16} />}
      </button>
      {/* A span, so that it is valid inside a paragraph. */}
      <span
        ref={boxRef}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.box}
        onToggle={(event: ToggleEvent) => setIsOpen(event.newState === 'open')}
      >
        {children}
      </span>
    </>
  );
}
