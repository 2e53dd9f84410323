/** `/goods/:goodsNo` + `{ goodsNo: 1 }` → `/goods/1`. Throws when a parameter is missing. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) {
      throw new Error(`The call to ${path} needs the parameter "${name}".`);
    }
    return encodeURIComponent(String(value));
  });
}

/**
 * Query string with sorted keys, so that equal queries share one cache entry. Lists repeat their
 * key.
 */
export function toSearch(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
