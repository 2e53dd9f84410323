import { compressPage } from './compress-page';

/** A response body, as it is and compressed. */
export interface Body {
  raw: Uint8Array;
  brotli: Uint8Array;
}

/** A copy of its own length: the bytes of a short buffer are part of a larger one, which it would keep in memory. */
const exact = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

/** @param quality of Brotli, 0 to 11 */
export function bodyOf(text: string, quality?: number): Body {
  const raw = Buffer.from(text);
  return { raw: exact(raw), brotli: exact(compressPage(raw, quality)) };
}
