/** Pairs of a Cookie header by their names; a later one of a name counts. */
const jarOf = (cookie: string): Map<string, string> =>
  new Map(
    cookie
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0] ?? '', pair] as const),
  );

/** `a=1; b=2` with the name and value pairs of Set-Cookie lines laid over it. */
export function mergeCookies(cookie: string, setCookies: readonly string[]): string {
  const jar = jarOf(cookie);
  for (const line of setCookies) {
    const pair = line.split(';', 1)[0] ?? '';
    jar.set(pair.split('=', 1)[0] ?? '', pair);
  }
  return [...jar.values()].join('; ');
}

/** Whether each of the cookies is there and not empty. */
export function hasCookies(cookie: string, ...names: readonly string[]): boolean {
  const jar = jarOf(cookie);
  return names.every((name) => (jar.get(name)?.length ?? 0) > name.length + 1);
}
