import { createContext, use, useContext } from 'react';

export const PageShownContext = createContext(true);

/**
 * Whether the page around this component is shown. A page that was left stays in the document for
 * Back; timers stop meanwhile. A component that reads this renders again when it changes.
 */
export const usePageIsShown = (): boolean => useContext(PageShownContext);

/**
 * Whether the condition holds and the page is shown. For a hook of a whole page: without the condition the
 * page does not render again when it is hidden or shown.
 */
export const useWhilePageIsShown = (condition: boolean): boolean =>
  condition && use(PageShownContext);

/** The same for an element, without rendering again. */
export const isInShownPage = (element: Element): boolean =>
  element.closest('[data-hidden]') === null;
