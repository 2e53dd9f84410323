import { useSyncExternalStore } from 'react';
import { breakpoints } from '../tokens/breakpoints';

const query = `(min-width: ${breakpoints.desktop}px)`;

const subscribe = (notify: () => void) => {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/**
 * Whether the viewport is wide enough for a second column; undefined on the server and during
 * hydration, when nobody knows: a user agent does not tell the width of a window, and an iPad claims to
 * be a Mac.
 */
export const useIsDesktop = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => undefined,
  );
