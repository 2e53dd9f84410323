const isPicture = (target: unknown): target is HTMLImageElement =>
  target instanceof HTMLImageElement;

const mark = (picture: HTMLImageElement): void => picture.setAttribute('data-failed', '');

/** Loaded through, with nothing in it: it failed before anybody listened. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

/**
 * Pictures that do not come get `data-failed`, which the design system draws as a quiet sign; one that
 * comes after all loses it. One listener for the whole page, so that no picture pays for it.
 */
export function watchFailedPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (isPicture(target)) mark(target);
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isPicture(target)) target.removeAttribute('data-failed');
    },
    true,
  );
  [...document.images].filter(hasFailed).forEach(mark);
}
