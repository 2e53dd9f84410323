import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react';
import { useFollow } from '../popover/use-follow';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** One short line that says more about what it hangs on; never the only place of a meaning. */
  text: string;
  /** One control; it is given the hint as its description. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A hint for mouse and keyboard: on hover and focus, gone with Escape. Touch does without it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const hintRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useFollow(isOpen, hintRef, anchorRef);

  const show = () => {
    // Focus and pointer may both ask; older Chromium throws at the second time.
    if (isOpen) return;
    // `manual`, because a hint must not close the popover it may stand in.
    hintRef.current?.showPopover();
    setIsOpen(true);
  };
  const hide = () => {
    if (!isOpen) return;
    hintRef.current?.hidePopover();
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
