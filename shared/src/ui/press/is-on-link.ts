import type { SyntheticEvent } from 'react';

/**
 * Whether an event comes from a link inside. A menu listens on itself instead of giving each Link
 * an `onClick`: a Link with one no longer answers the mouse on pointerdown.
 */
export const isOnLink = (event: SyntheticEvent): boolean =>
  (event.target as Element).closest('a') !== null;
