import { compressPage } from './compress-page';

/** A response body, as it is and compressed. */
export interface Body {
  raw: Uint8Array;
  brotli: Uint8Array;
}

/** Copies into a buffer of exactly this length. A short Buffer is a slice of a larger one, all of which stays in memory. */
const exact = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

/** @param quality of Brotli, 0 to 11 */
export function bodyOf(text: string, quality?: number): Body {
  const raw = Buffer.from(text);
  return { raw: exact(raw), brotli: exact(compressPage(raw, quality)) };
}
