import { type AnchorHTMLAttributes, type PointerEvent, type Ref, useEffect, useRef } from 'react';
import { type To, useHref, useNavigate } from 'react-router-dom';
import { useApp } from '../app-context';
import { isSecondHalf } from './double-press';
import { watchDwell } from './dwell';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  /** `intent`: on hover, touch or focus. `dwell`: also after resting in view. */
  prefetch?: 'none' | 'intent' | 'dwell';
  ref?: Ref<HTMLAnchorElement>;
}

const isPlain = (event: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The shop's link. A mouse is answered on pointerdown (the 80 ms of the press are free), touch and
 * keyboard on click; the next page's code and data are fetched while the visitor makes up his mind.
 */
export function Link({
  to,
  replace,
  state,
  prefetch = 'intent',
  target,
  onClick,
  ...rest
}: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const app = useApp();
  const isDone = useRef(false);
  const anchor = useRef<HTMLAnchorElement>(null);
  const isOurs = !target && href.startsWith('/') && !rest.download;

  useEffect(() => {
    if (prefetch === 'dwell' && anchor.current)
      return watchDwell(anchor.current, () => app.prefetch(href));
  }, [prefetch, href, app]);

  const go = () => navigate(to, { replace: replace ?? false, state });
  const warm = () => {
    if (prefetch !== 'none' && isOurs) app.prefetch(href);
  };
  const handlePointerDown = (event: PointerEvent<HTMLAnchorElement>) => {
    rest.onPointerDown?.(event);
    isDone.current = false;
    if (event.pointerType !== 'mouse') return warm();
    if (onClick || !isOurs || event.defaultPrevented || !isPlain(event)) return;
    isDone.current = true;
    if (!isSecondHalf(event)) go();
  };

  return (
    <a
      {...rest}
      ref={(element) => {
        anchor.current = element;
        const ref = rest.ref;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      href={href}
      target={target}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        if (event.pointerType === 'mouse') warm();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        warm();
      }}
      onPointerDown={handlePointerDown}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOurs || !isPlain(event)) return;
        event.preventDefault();
        // A press that was released elsewhere left no click; a keyboard's click (detail 0) is its own.
        const wasAnswered = isDone.current && event.detail > 0;
        isDone.current = false;
        if (wasAnswered || (event.detail > 0 && isSecondHalf(event))) return;
        go();
      }}
    />
  );
}
