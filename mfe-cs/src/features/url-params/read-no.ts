/** A positive number of the address, or undefined. */
export function readNo(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name) ?? '';
  return /^[1-9]\d{0,11}$/.test(value) ? Number(value) : undefined;
}
