import { useSyncExternalStore } from 'react';
import { breakpoints } from '../tokens/breakpoints';

const query = `(min-width: ${breakpoints.desktop}px)`;

const subscribe = (notify: () => void) => {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/**
 * Whether the viewport is wide enough for a second column. Undefined on the server and during hydration,
 * because the width cannot be read from a user agent: desktop windows can be narrow, and Safari on an
 * iPad sends the user agent of a Mac.
 */
export const useIsDesktop = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => undefined,
  );
