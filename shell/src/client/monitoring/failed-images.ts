const isImage = (target: unknown): target is HTMLImageElement => target instanceof HTMLImageElement;

const markFailed = (image: HTMLImageElement): void => image.setAttribute('data-failed', '');

/** Complete but empty: the image failed before the listener was added. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

/**
 * Sets `data-failed` on images that fail to load, which the design system renders as a placeholder.
 * One capturing listener for the whole page, so that images need no listener of their own.
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
