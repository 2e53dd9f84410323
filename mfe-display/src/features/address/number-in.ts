/** A public number of an address; NaN when it is missing or no positive whole number. */
export function numberIn(query: URLSearchParams, key: string): number {
  const text = query.get(key) ?? '';
  return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : Number.NaN;
}
