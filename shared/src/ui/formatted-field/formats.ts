/** Formats of digit input. Each takes digits only, possibly too few or too many. */
export type Format = (digits: string) => string;

const groups = (digits: string, sizes: readonly number[], mark: string): string => {
  const parts: string[] = [];
  let from = 0;
  for (const size of sizes) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(mark);
};

/** 01012345678 → 010-1234-5678; also 02 and three-digit area codes, and 1577-7083. */
export const phoneFormat: Format = (digits) => {
  const all = digits.slice(0, 11);
  if (/^1[5-9]/.test(all)) return groups(all.slice(0, 8), [4, 4], '-');
  const area = all.startsWith('02') ? 2 : 3;
  // 010 numbers have eleven digits; others may be complete with one digit less.
  const isShort = !all.startsWith('010') && all.length === area + 7;
  return groups(all.slice(0, area + 8), [area, isShort ? 3 : 4, 4], '-');
};

/** Sixteen digits in groups of four; fifteen (American Express) as 4-6-5. */
export const cardNumberFormat: Format = (digits) =>
  /^3[47]/.test(digits)
    ? groups(digits, [4, 6, 5], ' ')
    : groups(digits.slice(0, 16), [4, 4, 4, 4], ' ');

/** MM/YY. A first digit above 1 is a month with a leading 0. */
export const cardExpiryFormat: Format = (digits) =>
  groups((/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4), [2, 2], '/');

/** At most `n` digits, unformatted: CVC, the first two of a password, a date of birth. */
export const digitsFormat =
  (count: number): Format =>
  (digits) =>
    digits.slice(0, count);

/** The digits of typed or pasted text, including full-width ones. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** A phone number in domestic form: address books write +82 10-1234-5678. */
export const phoneDigitsOf = (text: string): string =>
  digitsOf(text).replace(/^(?:00)?82(?=\d)0?/, '0');

/** Formats the text of a field and returns the cursor position after the same number of digits. */
export function reformat(
  text: string,
  cursor: number,
  format: Format,
  read = digitsOf,
): { text: string; cursor: number } {
  const formatted = format(read(text));
  if (cursor >= text.length) return { text: formatted, cursor: formatted.length };
  let left = read(text.slice(0, cursor)).length;
  let place = 0;
  while (left > 0 && place < formatted.length) {
    if (/\d/.test(formatted.charAt(place))) left -= 1;
    place += 1;
  }
  return { text: formatted, cursor: place };
}
