import { useEffect } from 'react';

/** On `window`: a part of the page has been hydrated. */
export const HYDRATED_EVENT = 'shop:hydrated';

/**
 * For a part of a page that is hydrated later than the page: the clicks that a script of the document
 * kept for it are repeated (shell/src/boot/early-press-script.ts).
 */
export const useAnnounceHydration = (): void =>
  useEffect(() => void dispatchEvent(new Event(HYDRATED_EVENT)), []);
