/**
 * Decodes a file. Korean spreadsheets still save CSV as EUC-KR, so invalid UTF-8 is decoded as
 * EUC-KR.
 * @throws Error when it is neither
 */
export function readText(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'euc-kr']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {}
  }
  throw new Error('The file is neither UTF-8 nor EUC-KR text. Save it as CSV UTF-8.');
}
