import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from '../router/router-context';
import type { RouterState } from '../router/router-state';
import { isInShownPage } from './page-shown';
import { staysOnPage } from './stacked-pages';

interface LeftFocus {
  element: HTMLElement;
  isOfKeyboard: boolean;
}

/** The keyboard continues at the start of the shown page, not after what was clicked in the hidden one. */
const focusShownPage = () =>
  [...document.querySelectorAll<HTMLElement>('main')]
    .find(isInShownPage)
    ?.focus({ preventScroll: true });

/** Takes the focus from the page. @returns the element that had it */
function takeFocus(page: HTMLElement): LeftFocus | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !page.contains(element)) return;
  const isOfKeyboard = element.matches(':focus-visible');
  element.blur();
  return { element, isOfKeyboard };
}

/** Open dialogs are in the top layer and would stay above the page that is shown next. */
function closeDialogs(page: HTMLElement): void {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** Takes the focus from a page that is left, and gives it back when the page is shown again. */
export function useFocusOfPage(
  ref: RefObject<HTMLElement | null>,
  state: RouterState,
  isShown: boolean,
): void {
  const router = useRouter();
  const left = useRef<LeftFocus>(undefined);
  // Before React changes the document: a change of the focus after that makes the browser lay it out.
  useEffect(() => {
    if (!isShown) return;
    return router.subscribe((next) => {
      const page = ref.current;
      // A dialog gives the focus back when it is closed below.
      if (!page || staysOnPage({ state }, next) || page.querySelector('dialog[open]')) return;
      left.current = takeFocus(page);
    });
  }, [router, ref, state, isShown]);
  useLayoutEffect(() => {
    if (!ref.current) return;
    if (!isShown) {
      closeDialogs(ref.current);
      left.current ??= takeFocus(ref.current);
      if (left.current) focusShownPage();
      return;
    }
    const { element, isOfKeyboard } = left.current ?? {};
    left.current = undefined;
    if (isOfKeyboard && element?.isConnected) element.focus({ preventScroll: true });
  }, [ref, isShown]);
}
