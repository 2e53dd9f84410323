/** `1,234` → 1234; empty or non-numeric text gives 0 (spec section 5). */
export function parseNumber(text: string): number {
  const bare = text.replaceAll(',', '').trim();
  const value = Number(bare);
  return bare === '' || !Number.isFinite(value) ? 0 : value;
}

/**
 * An integer with thousands separators: 12345 → "12,345". Not by `Intl`, whose first formatter
 * takes a phone longer than drawing a whole card.
 */
export const groupDigits = (integer: number): string =>
  String(integer).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * A number with thousands separators. Empty and 0 give empty text; a text is parsed as an integer,
 * 0 when it is none (spec section 5).
 */
export function numberText(value: number | string | null | undefined): string {
  const number = typeof value === 'string' ? Number.parseInt(value.replaceAll(',', ''), 10) : value;
  return number ? groupDigits(Math.round(number)) : '';
}

/** Shown in place of a missing value (spec section 9). */
export const PLACEHOLDER = '-';

export const orPlaceholder = (text: string | null | undefined): string =>
  text?.trim() || PLACEHOLDER;
