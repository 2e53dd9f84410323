import { useEffect } from 'react';
import { HYDRATED_EVENT } from './hydrated-event';

/**
 * For a part of a page that is hydrated later than the page: the clicks that a script of the document
 * kept for it are repeated (shell/src/boot/early-press.ts).
 */
export const useAnnounceHydration = (): void =>
  useEffect(() => void dispatchEvent(new Event(HYDRATED_EVENT)), []);
