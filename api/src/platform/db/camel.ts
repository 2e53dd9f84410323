const names = new Map<string, string>();

/** The name of a column in our code: `goods_no` is `goodsNo`. */
export function camel(column: string): string {
  let name = names.get(column);
  if (!name) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    names.set(column, name);
  }
  return name;
}
