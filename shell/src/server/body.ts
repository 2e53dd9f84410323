import { compressPage } from './compress-page';

/** A response body, as it is and compressed. */
export interface Body {
  raw: Uint8Array;
  brotli: Uint8Array;
}

/** @param quality of Brotli, 0 to 11 */
export function bodyOf(text: string, quality?: number): Body {
  const raw = Buffer.from(text);
  return { raw, brotli: compressPage(raw, quality) };
}
