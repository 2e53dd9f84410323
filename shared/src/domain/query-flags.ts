/** A yes-or-no flag of an address: `Y`, `true` and `1` say yes, `N`, `false` and `0` no, all else nothing. */
export function flagOf(search: URLSearchParams, name: string): boolean | undefined {
  const value = search.get(name);
  if (value !== null && /^(Y|true|1)$/.test(value)) return true;
  if (value !== null && /^(N|false|0)$/.test(value)) return false;
  return undefined;
}
