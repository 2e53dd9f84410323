/** Whether a text is a key of a table. */
export const isTableKey = <T extends string>(
  table: Readonly<Partial<Record<T, unknown>>>,
  key: string,
): key is T => Object.hasOwn(table, key);

/** The keys of a table that has no others than its type names, in their order. */
export const tableKeys = <T extends string>(table: Readonly<Partial<Record<T, unknown>>>): T[] =>
  Object.keys(table).filter((key) => isTableKey(table, key));

/** The rows of a table with their keys, in their order. */
export const tableEntries = <T extends string, V>(
  table: Readonly<Record<T, V>>,
): (readonly [T, V])[] => tableKeys<T>(table).map((key) => [key, table[key]]);

/** A table with a row for each of the keys. */
export const tableOf = <T extends string, V>(
  keys: readonly T[],
  rowOf: (key: T) => V,
): Record<T, V> => Object.fromEntries(keys.map((key) => [key, rowOf(key)])) as Record<T, V>;
