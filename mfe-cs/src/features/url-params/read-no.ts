/** Parses a positive integer from the query string; undefined for any other value. */
export function readNo(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name) ?? '';
  return /^[1-9]\d{0,11}$/.test(value) ? Number(value) : undefined;
}
