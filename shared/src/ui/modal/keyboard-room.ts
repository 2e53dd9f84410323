/** Less than this is a browser's bar that came or went. */
const KEYBOARD_MIN_PX = 120;

/**
 * Phones lay the keyboard over the page and tell only the visual viewport. While it is there the
 * dialog takes what is left of the screen (`--view-top`, `--view-height`), so that a sheet's field and
 * its buttons stand above the keyboard. Answers the function that stops it.
 */
export function keepAboveKeyboard(dialog: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => {};
  const place = () => {
    // Zoomed in, the viewport is small for another reason.
    const isCovered = view.scale <= 1.01 && window.innerHeight - view.height > KEYBOARD_MIN_PX;
    if (isCovered) {
      dialog.style.setProperty('--view-top', `${Math.round(view.offsetTop)}px`);
      dialog.style.setProperty('--view-height', `${Math.round(view.height)}px`);
      const { activeElement } = document;
      if (activeElement && dialog.contains(activeElement) && activeElement !== dialog)
        activeElement.scrollIntoView({ block: 'nearest' });
    } else {
      dialog.style.removeProperty('--view-top');
      dialog.style.removeProperty('--view-height');
    }
  };
  view.addEventListener('resize', place);
  view.addEventListener('scroll', place);
  return () => {
    view.removeEventListener('resize', place);
    view.removeEventListener('scroll', place);
  };
}
