/** The kinds of pictures that are decoded. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Buffer, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const textAt = (bytes: Buffer, from: number, length: number): string =>
  bytes.toString('latin1', from, from + length);

/** The kind by the file's first bytes; its name and announced type are never trusted. */
export function sniffPicture(bytes: Buffer): PictureKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return undefined;
}

/** A photo in the iPhone's own format. */
export const isHeic = (bytes: Buffer): boolean =>
  textAt(bytes, 4, 4) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1)/.test(textAt(bytes, 8, 4));
