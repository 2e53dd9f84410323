/** What names a thing of the catalogue or a place in it; everything else in a query may be personal. */
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

/** An address of ours as analytics may have it: its path and what of its query is public. */
export function publicPath(path: string): string {
  const url = new URL(path, 'http://shop');
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name]) => publicParams.has(name)),
  ).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
