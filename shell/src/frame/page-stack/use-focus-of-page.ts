import { isInShownPage } from '@shop/shared/app';
import { type RouterState, useRouter } from '@shop/shared/app/boot';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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

/** What would stay above the shown page. */
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
  // Before the page is hidden or removed, because a focus that changes then lays out the document.
  useEffect(() => {
    if (!isShown) return;
    return router.subscribe((next) => {
      if (ref.current && !staysOnPage({ state }, next)) left.current = takeFocus(ref.current);
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
