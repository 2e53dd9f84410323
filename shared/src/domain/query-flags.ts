/**
 * A boolean query parameter: `Y`, `true` and `1` are true, `N`, `false` and `0` are false, any
 * other value is undefined.
 */
export function flagOf(search: URLSearchParams, name: string): boolean | undefined {
  const value = search.get(name);
  if (value !== null && /^(Y|true|1)$/.test(value)) return true;
  if (value !== null && /^(N|false|0)$/.test(value)) return false;
  return undefined;
}
