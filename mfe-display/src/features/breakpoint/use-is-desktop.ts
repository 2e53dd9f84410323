import { breakpoints } from '@shop/shared/ui';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoints.desktop}px)`;

const subscribe = (notify: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/**
 * Whether the viewport is wide enough for a side column. False on the server and during hydration.
 */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
