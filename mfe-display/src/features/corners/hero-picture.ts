import { type ImageRef, paths } from '@shop/shared/contracts';

/** From here on the wide picture has room for the words beside its goods. */
export const WIDE = '(min-width: 768px)';

/** No phone shows more than twice of this: the drawings are soft, and it is the first thing to wait for. */
export const tallSize = { width: 480, height: 600, sizes: '100vw' } as const;
const wideSize = { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 100vw' } as const;

/** Heights are a fixed share of the widths, so that the image route has few sizes to make. */
const srcSetOf = (image: ImageRef, widths: readonly number[], share: number): string =>
  widths.map((w) => `${paths.image(image.key, w, Math.round(w * share))} ${w}w`).join(', ');

/** Attributes of the `<source>` that gives wide screens the wide picture. */
export const wideSource = (image: ImageRef) => ({
  media: WIDE,
  width: wideSize.width,
  height: wideSize.height,
  sizes: wideSize.sizes,
  srcSet: srcSetOf(image, [960, 1280, 1600], wideSize.height / wideSize.width),
});

/** The hint by which a phone starts the tall picture before everything else. */
export const tallHint = (image: ImageRef) => ({
  src: paths.image(image.key, tallSize.width, tallSize.height),
  srcSet: srcSetOf(image, [160, 320, 480, 640, 960], tallSize.height / tallSize.width),
  sizes: tallSize.sizes,
  media: `not all and ${WIDE}`,
});
