import { type ImageRef, paths } from '@shop/shared/contracts';

/** From this width, the landscape picture has room for text beside its goods. */
export const WIDE = '(min-width: 768px)';

/** Limited to twice this size: the drawings have no fine detail and this is the LCP image. */
export const tallSize = { width: 480, height: 600, sizes: '100vw' } as const;
const wideSize = { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 100vw' } as const;

/**
 * Heights are a fixed ratio of the widths, which limits the sizes the image route has to produce.
 */
const srcSetOf = (image: ImageRef, widths: readonly number[], share: number): string =>
  widths.map((w) => `${paths.image(image.key, w, Math.round(w * share))} ${w}w`).join(', ');

/** Attributes of the `<source>` with the landscape picture for wide screens. */
export const wideSource = (image: ImageRef) => ({
  media: WIDE,
  width: wideSize.width,
  height: wideSize.height,
  sizes: wideSize.sizes,
  srcSet: srcSetOf(image, [960, 1280, 1600], wideSize.height / wideSize.width),
});

/** The preload hint for the portrait picture on phones. */
export const tallHint = (image: ImageRef) => ({
  src: paths.image(image.key, tallSize.width, tallSize.height),
  srcSet: srcSetOf(image, [160, 320, 480, 750, 960], tallSize.height / tallSize.width),
  sizes: tallSize.sizes,
  media: `not all and ${WIDE}`,
});
