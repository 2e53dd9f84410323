/** Formats in which pictures are sent. */
export type ImageFormat = 'avif' | 'webp';

/** The smallest format that a browser with this `Accept` header shows; every browser shows WebP. */
export const imageFormatFor = (accept: string | undefined): ImageFormat =>
  accept?.includes('image/avif') ? 'avif' : 'webp';
