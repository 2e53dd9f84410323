/** Formats in which pictures are sent. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** The smallest format that a client with this `Accept` header names; link previews of some messengers show JPEG only. */
export const imageFormatFor = (accept: string | undefined): ImageFormat =>
  (['avif', 'webp'] as const).find((format) => accept?.includes(`image/${format}`)) ?? 'jpeg';
