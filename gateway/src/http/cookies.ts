/** Pairs of a Cookie header by name; the last one of a name wins. */
const jarOf = (cookie: string): Map<string, string> =>
  new Map(
    cookie
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0] ?? '', pair] as const),
  );

/** Merges Set-Cookie lines into a Cookie header `a=1; b=2`. */
export function mergeCookies(cookie: string, setCookies: readonly string[]): string {
  const jar = jarOf(cookie);
  for (const line of setCookies) {
    const pair = line.split(';', 1)[0] ?? '';
    jar.set(pair.split('=', 1)[0] ?? '', pair);
  }
  return [...jar.values()].join('; ');
}

/** Whether all cookies exist and are not empty. */
export function hasCookies(cookie: string, ...names: readonly string[]): boolean {
  const jar = jarOf(cookie);
  return names.every((name) => (jar.get(name)?.length ?? 0) > name.length + 1);
}

/** The value of a cookie; undefined when it is absent or empty. */
export const cookieOf = (cookie: string, name: string): string | undefined =>
  jarOf(cookie)
    .get(name)
    ?.slice(name.length + 1) || undefined;
