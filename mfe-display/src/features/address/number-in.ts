/** A public number from a query parameter, or NaN when it is not a positive whole number. */
export function numberIn(query: URLSearchParams, key: string): number {
  const text = query.get(key) ?? '';
  return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : Number.NaN;
}
