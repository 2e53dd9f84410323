/** Query parameters that identify catalogue items or places in it; all others may be personal. */
const publicParams = new Set([
  'brandNo',
  'categoryNo',
  'eventNo',
  'goodsNo',
  'planShopNo',
  'shopNo',
  'sort',
  'tab',
  'type',
]);

/** A path for analytics: without personal query parameters. */
export function publicPath(path: string): string {
  const url = new URL(path, 'http://shop');
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name]) => publicParams.has(name)),
  ).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
