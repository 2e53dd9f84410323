import { isInShownPage } from '@shop/shared/app';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeDrawnAnew } from '../viewport/before-drawn-anew';
import { storeLeftList, takeLeftList } from './left-list';
import { ALL_GROUPS, cacheList, type GroupRange, getCachedList } from './list-size-cache';

/**
 * Groups within one and a half screens are rendered; the others are empty boxes of the same height.
 */
const NEAR = '150% 0px';

/** A browser prints or captures the page within this time after the event. */
const CAPTURE_MS = 1000;

const groupsIn = (root: Element | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-group]') ?? []),
];

const indexOf = (element: Element) => Number(element.getAttribute('data-group'));

/** A ResizeObserver reports heights, since reading them on unload would force a layout. */
function watchHeights(tell: (group: Element, heightPx: number) => void) {
  if (typeof ResizeObserver === 'undefined') return undefined;
  return new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const heightPx = borderBoxSize[0]?.blockSize ?? 0;
      // Detached and hidden elements report 0.
      if (heightPx > 0) tell(target, heightPx);
    }
  });
}

/**
 * Selects the rendered groups of a long list. All are rendered on the server and initially; groups
 * that leave the window are measured and emptied. Sizes are cached by `listId`, so that Back has
 * the full height at once and restores the exact scroll position. After a reload the sizes that the
 * document before left are taken over, and the groups that are not fetched yet are reserved.
 * @returns `groupCount`: the fetched and the reserved groups
 */
export function useGroupWindow(listId: string, fetchedCount: number) {
  const [reservedCount, setReservedCount] = useState(0);
  const groupCount = Math.max(fetchedCount, reservedCount);
  const rootRef = useRef<HTMLDivElement>(null);
  const [cached] = useState(() => getCachedList(listId));
  const heights = useRef<(number | undefined)[]>([...(cached?.heights ?? [])]);
  const near = useRef(new Set<number>());
  const [range, setRange] = useState<GroupRange>(cached?.range ?? ALL_GROUPS);
  const shown = useRef(range);
  /** While it runs, nothing is emptied. */
  const captureTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isDrawn = (index: number) =>
    index < fetchedCount &&
    ((index >= range.first && index <= range.last) || heights.current[index] === undefined);

  useLayoutEffect(() => {
    shown.current = range;
    for (const group of groupsIn(rootRef.current)) {
      const index = indexOf(group);
      group.style.height = isDrawn(index) ? '' : `${heights.current[index]}px`;
    }
  });

  const emptyDistant = useCallback(() => {
    const root = rootRef.current;
    if (!root || !isInShownPage(root) || captureTimer.current) return;
    const focused = groupsIn(root).find((group) => group.contains(document.activeElement));
    const wanted = [...near.current, ...(focused ? [indexOf(focused)] : [])];
    if (wanted.length === 0) return;
    setRange({ first: Math.min(...wanted), last: Math.max(...wanted) });
  }, []);

  // New groups have to be observed too.
  useEffect(() => {
    if (groupCount === 0 || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        // In a hidden page nothing is near, but its groups must stay for Back.
        if (!rootRef.current || !isInShownPage(rootRef.current)) return;
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const index = indexOf(target);
          if (isIntersecting) near.current.add(index);
          else near.current.delete(index);
          // An emptied group reports the height it was given, which changes nothing.
          heights.current[index] = boundingClientRect.height;
        }
        emptyDistant();
      },
      { rootMargin: NEAR },
    );
    const sizes = watchHeights((group, heightPx) => {
      heights.current[indexOf(group)] = heightPx;
    });
    for (const group of groupsIn(rootRef.current)) {
      observer.observe(group);
      sizes?.observe(group);
    }
    return () => {
      observer.disconnect();
      sizes?.disconnect();
    };
  }, [groupCount, emptyDistant]);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    let widthPx = cached?.widthPx ?? root.clientWidth;
    const drawAll = () => {
      if (root.clientWidth === 0) return;
      if (root.clientWidth !== widthPx) heights.current = [];
      widthPx = root.clientWidth;
      clearTimeout(captureTimer.current);
      captureTimer.current = setTimeout(() => {
        captureTimer.current = undefined;
        emptyDistant();
      }, CAPTURE_MS);
      setRange(ALL_GROUPS);
    };
    if (root.clientWidth !== widthPx) drawAll();
    const readSizes = () => ({ widthPx, heights: heights.current, range: shown.current });
    const left = takeLeftList(listId, widthPx);
    if (left) {
      heights.current = [...left.heights];
      setRange(left.range);
      setReservedCount(left.heights.length);
    }
    const handleHide = () => {
      if (isInShownPage(root)) storeLeftList(listId, readSizes());
    };
    // Rendered synchronously, because a print or a capture does not wait for a later task.
    const stopDrawing = beforeDrawnAnew(() => {
      if (isInShownPage(root)) flushSync(drawAll);
      else if (root.clientWidth !== widthPx) drawAll();
    });
    window.addEventListener('pagehide', handleHide);
    return () => {
      stopDrawing();
      clearTimeout(captureTimer.current);
      captureTimer.current = undefined;
      window.removeEventListener('pagehide', handleHide);
      cacheList(listId, readSizes());
    };
  }, [listId, cached, emptyDistant]);

  const dropReserve = useCallback(() => setReservedCount(0), []);
  return { rootRef, isDrawn, groupCount, dropReserve };
}
