/** `1,234` → 1234; empty and what is no number give 0 (spec section 5). */
export function parseNumber(text: string): number {
  const bare = text.replaceAll(',', '').trim();
  const value = Number(bare);
  return bare === '' || !Number.isFinite(value) ? 0 : value;
}

/**
 * A number for display, with thousands separators. Nothing and 0 give empty text; a text is read as an
 * integer, and as 0 when it is none (spec section 5).
 */
export function numberText(value: number | string | null | undefined): string {
  const number = typeof value === 'string' ? Number.parseInt(value.replaceAll(',', ''), 10) : value;
  return number ? number.toLocaleString('ko-KR') : '';
}

/** What stands where there is nothing to show (spec section 9). */
export const PLACEHOLDER = '-';

export const orPlaceholder = (text: string | null | undefined): string =>
  text?.trim() || PLACEHOLDER;
