/**
 * The text of a file. Spreadsheets in Korea still save CSV as EUC-KR: what is no UTF-8 is read as that.
 * @throws Error when it is neither.
 */
export function readText(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'euc-kr']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  throw new Error('The file is neither UTF-8 nor EUC-KR text. Save it as CSV UTF-8.');
}
