import { breakpoints } from '@shop/shared/ui';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoints.desktop}px)`;

const subscribe = (notify: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/** Whether the screen has room for a side column. False on the server and while its markup is taken over. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
