import {
  isNumber,
  recordOf,
  sessionStore,
  useIsFromServer,
  useLocation,
  useNavigationType,
  useRouteMatch,
  whenIdle,
} from '@shop/shared/app';
import { useEffect, useLayoutEffect, useRef } from 'react';

const KEY = 'shop.scroll';
const MAX_ENTRIES = 50;

/** Scroll positions by history entry key, in px, the latest last. From session storage. */
let positions: Map<string, number> | undefined;

/** Positions are restored after reload and Back, not after a typed or followed URL. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && entry.type !== 'navigate';
};

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function scrollToTarget(y: number, hash: string): void {
  const anchor = hash && anchorOf(hash);
  if (anchor) anchor.scrollIntoView();
  else scrollTo({ top: y, behavior: 'instant' });
}

/**
 * Scrolls new pages to the top, restores the exact position on Back and Forward, and keeps the
 * position when only the query changes (filters, sheets) if the page opts out.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const { key, pathname, hash, state } = location;
  const type = useNavigationType();
  const page = useRouteMatch()?.route.handle?.page;
  const isFromServer = useIsFromServer();
  // After an error screen the frame is mounted anew, and the page still has to be scrolled.
  const last = useRef(isFromServer ? { key, pathname } : { key: '', pathname: '' });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    positions ??= new Map(Object.entries(sessionStore.get(KEY, recordOf(isNumber)) ?? {}));
    const saved = positions;
    const handleScroll = () => {
      saved.delete(last.current.key);
      saved.set(last.current.key, scrollY);
    };
    const handleHide = () =>
      sessionStore.set(KEY, Object.fromEntries([...saved].slice(-MAX_ENTRIES)));
    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('pagehide', handleHide);
    const restored = isReturn() && scrollY === 0 ? saved.get(last.current.key) : undefined;
    if (restored) scrollToTarget(restored, '');
    // The page was scrolled before the client ran, or was opened by its address. Its history key may then be that
    // of an earlier page, whose position must not be restored.
    else if (scrollY > 0 || !isReturn()) handleScroll();
    const keepPlace = () =>
      import(/* webpackChunkName: "deferred.place" */ './restore-place').then(
        (code) => code.keepPlace(() => last.current.key, restored),
        // The position is restored, if less exactly.
        () => {},
      );
    if (restored) void keepPlace();
    const cancel = restored ? undefined : whenIdle(() => void keepPlace());
    return () => {
      cancel?.();
      removeEventListener('scroll', handleScroll);
      removeEventListener('pagehide', handleHide);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = last.current;
    if (previous.key === key) return;
    last.current = { key, pathname };
    if (type === 'POP') {
      const saved = positions?.get(key);
      // A typed hash, or one followed without the router, is a POP without a saved position.
      return scrollToTarget(saved ?? 0, saved === undefined ? hash : '');
    }
    const isSamePath = previous.pathname === pathname && !hash;
    const shouldStay = Boolean(state?.openedModal || state?.keepsScroll);
    if (isSamePath && (shouldStay || type === 'REPLACE' || page?.keepsScroll)) return;
    scrollToTarget(0, hash);
  }, [key, pathname, hash, state, type, page]);
}
