/**
 * The URL that a text is, or undefined where it is none. `URL.canParse` and `URL.parse` are younger than the oldest
 * browser of the shop.
 * @param base the address from which a relative one is resolved
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
