import {
  type PageHandle,
  sessionStore,
  useLocation,
  useMatches,
  useNavigationType,
} from '@shop/shared/app';
import { useEffect, useLayoutEffect, useRef } from 'react';

const KEY = 'shop.scroll';
const MAX_ENTRIES = 50;

/** History entry key → pixels from the top. Reads and writes the tab's session storage when leaving. */
class ScrollPositions {
  readonly #positions = new Map<string, number>(
    Object.entries(sessionStore.get<Record<string, number>>(KEY) ?? {}),
  );

  set(key: string, y: number): void {
    this.#positions.delete(key);
    this.#positions.set(key, y);
    const oldest =
      this.#positions.size > MAX_ENTRIES ? this.#positions.keys().next().value : undefined;
    if (oldest !== undefined) this.#positions.delete(oldest);
  }

  get(key: string): number | undefined {
    return this.#positions.get(key);
  }

  save(): void {
    sessionStore.set(KEY, Object.fromEntries(this.#positions));
  }
}

let positions: ScrollPositions | undefined;

/** The router calls the first entry of every document `default`, so that its address must tell them apart. */
const entryKey = ({ key, pathname, search }: ReturnType<typeof useLocation>): string =>
  key === 'default' ? pathname + search : key;

/** A reload and Back come to where the page was left; an address that was typed or followed does not. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
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
 * New pages start at their top, Back and Forward come to the very pixel they were left at, and
 * a change of the query alone (filters, sheets) leaves the page where it is when it asks for that.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const { pathname, hash, state } = location;
  const key = entryKey(location);
  const type = useNavigationType();
  const page = (useMatches().at(-1)?.handle as PageHandle | undefined)?.page;
  const last = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    positions ??= new ScrollPositions();
    const saved = positions;
    const handleScroll = () => saved.set(last.current.key, scrollY);
    const handleHide = () => saved.save();
    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('pagehide', handleHide);
    const restored = isReturn() ? saved.get(last.current.key) : undefined;
    if (restored !== undefined && scrollY === 0) scrollToTarget(restored, '');
    return () => {
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
      // A hash that was typed, or followed without the router, is a POP to a place not seen before.
      return scrollToTarget(saved ?? 0, saved === undefined ? hash : '');
    }
    const isSamePath = previous.pathname === pathname && !hash;
    const locationState = state as { openedModal?: string; keepsScroll?: boolean } | null;
    const shouldStay = Boolean(locationState?.openedModal || locationState?.keepsScroll);
    if (isSamePath && (shouldStay || type === 'REPLACE' || page?.keepsScroll)) return;
    scrollToTarget(0, hash);
  }, [key, pathname, hash, state, type, page]);
}
