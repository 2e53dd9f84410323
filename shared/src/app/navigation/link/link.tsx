import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { useApp } from '../../app-context';
import { hrefOf, type LocationState, type To } from '../router/location';
import { useRouter } from '../router/router-context';
import { observeDwell } from './dwell';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An absolute path: a link does not depend on the page around it. */
  to: To;
  replace?: boolean;
  state?: LocationState | null | undefined;
  /** Called just before the router navigates. */
  onNavigate?: () => void;
  /** `intent`: on hover, touch or focus. `dwell`: also when the link stays in view. */
  prefetch?: 'none' | 'intent' | 'dwell';
  ref?: Ref<HTMLAnchorElement>;
}

const isPlainClick = (event: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The shop's link. Prepares its target under a resting mouse and on pointerdown, and navigates on click, so
 * that a press that is moved away opens nothing and a link can be dragged (WCAG 2.5.2).
 */
export function Link({
  to,
  replace = false,
  state,
  onNavigate,
  prefetch = 'intent',
  target,
  onClick,
  ...rest
}: LinkProps) {
  const href = hrefOf(to);
  const { navigator } = useRouter();
  const openTarget = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state });
  const app = useApp();
  const anchor = useRef<HTMLAnchorElement>(null);
  const isInternal = !target && href.startsWith('/') && !rest.download;

  useEffect(() => {
    if (prefetch === 'dwell' && anchor.current)
      return observeDwell(anchor.current, () => app.prefetch(href));
  }, [prefetch, href, app]);

  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    const { dataset } = event.currentTarget;
    dataset.opening = '';
    onNavigate?.();
    openTarget(event);
    await navigator.latest();
    delete dataset.opening;
  };
  const prefetchTarget = () => {
    if (prefetch !== 'none' && isInternal) app.prefetch(href);
  };
  const prepareTarget = (isPressed = false) => {
    if (prefetch !== 'none' && isInternal) app.prepare(href, isPressed);
  };
  const handlePointerDown = (event: PointerEvent<HTMLAnchorElement>) => {
    rest.onPointerDown?.(event);
    if (isPlainClick(event)) prepareTarget(true);
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
        if (event.pointerType === 'mouse') prepareTarget();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prefetchTarget();
      }}
      onPointerDown={handlePointerDown}
      onPointerCancel={(event) => {
        rest.onPointerCancel?.(event);
        // The finger scrolls, or the mouse drags the link.
        app.prepare(undefined);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isInternal || !isPlainClick(event)) return;
        void follow(event);
      }}
    />
  );
}
