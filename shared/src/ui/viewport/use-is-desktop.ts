import { useSyncExternalStore } from 'react';
import { breakpoints } from '../tokens/breakpoints';

const query = `(min-width: ${breakpoints.desktop}px)`;

const subscribe = (notify: () => void) => {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/**
 * Whether the viewport is wide enough for a second column.
 * @param onServer what the server assumes, and the browser during hydration
 */
export const useIsDesktop = (onServer = false): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => onServer,
  );
