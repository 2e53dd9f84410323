/** Formats of the numbers in URLs and contracts. */
const POSITIVE_INTEGER = /^[1-9]\d{0,11}$/;
export const ORDER_NO = /^\d{8}[0-9A-Z]{4,20}$/;
export const CLAIM_NO = /^C[0-9A-Z]{8,40}$/;
export const SHEET_NO = /^S[0-9A-Z]{8,40}$/;
export const PAYMENT_NO = /^P[0-9A-Z]{8,40}$/;
export const VOUCHER_NO = /^V[0-9A-Z]{8,40}$/;
export const FILE_NO = /^F[0-9A-Z]{8,40}$/;
export const GIFT_NO = /^G[0-9A-Z]{8,40}$/;
/** The secret of a gift's link, base64url of 32 bytes. */
export const GIFT_TOKEN = /^[\w-]{43}$/;

export const isPositiveInteger = (text: string): boolean => POSITIVE_INTEGER.test(text);

/** A positive integer of the query string, or undefined for any other value. */
export function optionalNumberParam(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return isPositiveInteger(text) ? Number(text) : undefined;
}

/**
 * A positive integer of the query string, or NaN for any other value. For parameters that the
 * route's `validate` has checked.
 */
export const numberParam = (query: URLSearchParams, name: string): number =>
  optionalNumberParam(query, name) ?? Number.NaN;

/** Whether the query string has the parameter in this format. */
export const hasParam = (query: URLSearchParams, name: string, format: RegExp): boolean =>
  format.test(query.get(name) ?? '');
