import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react';
import { useAnchorPosition } from '../popover/use-anchor-position';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** One short supplementary line; never the only source of information. */
  text: string;
  /** One control; the tooltip becomes its description. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A tooltip for mouse and keyboard: opens on hover and focus, closes on Escape. Not available by
 * touch.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const hintRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useAnchorPosition(isOpen, hintRef, anchorRef);

  const show = () => {
    // Focus and pointer may both open it; older Chromium throws at the second call.
    if (isOpen) return;
    // `manual`, because a tooltip must not close the popover that contains it.
    hintRef.current?.showPopover?.();
    setIsOpen(true);
  };
  const hide = () => {
    if (!isOpen) return;
    hintRef.current?.hidePopover?.();
    setIsOpen(false);
  };
  return (
    <span
      ref={anchorRef}
      role="presentation"
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={hintRef} id={id} role="tooltip" popover="manual" className={styles.hint}>
        {text}
      </span>
    </span>
  );
}
