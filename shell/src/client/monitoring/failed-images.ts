const isImage = (target: unknown): target is HTMLImageElement => target instanceof HTMLImageElement;

const markFailed = (image: HTMLImageElement): void => image.setAttribute('data-failed', '');

/** Loaded through, with nothing in it: it failed before anybody listened. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

/**
 * Pictures that do not come get `data-failed`, which the design system draws as a quiet sign; one that
 * comes after all loses it. One listener for the whole page, so that no picture pays for it.
 */
export function markFailedImages(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (isImage(target)) markFailed(target);
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isImage(target)) target.removeAttribute('data-failed');
    },
    true,
  );
  [...document.images].filter(hasFailed).forEach(markFailed);
}
