/** Smaller changes come from the browser's bars. */
const KEYBOARD_MIN_PX = 120;

/**
 * On phones the keyboard overlays the page and resizes only the visual viewport. While it is open
 * the dialog uses the remaining area (`--view-top`, `--view-height`), so that a sheet's field and
 * buttons stay above the keyboard. Returns a function that stops this.
 */
export function keepAboveKeyboard(dialog: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => {};
  const place = () => {
    // The viewport is also smaller while zoomed in.
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
