/** Whether a value that was stored, perhaps by another release, has the shape that this one reads. */
export type Shape<T> = (value: unknown) => value is T;

function resembles(value: unknown, example: unknown): boolean {
  if (Array.isArray(example))
    return (
      Array.isArray(value) &&
      (example.length === 0 || value.every((item) => resembles(item, example[0])))
    );
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(example).every(([key, part]) => resembles(Reflect.get(value, key), part))
  );
}

/** The shape of an example: the same kinds in the same places. The items of a list are like the first one, or any. */
export const like =
  <T>(example: T): Shape<T> =>
  (value): value is T =>
    resembles(value, example);

/** An object whose values all have this shape. */
export const recordOf =
  <T>(is: Shape<T>): Shape<Record<string, T>> =>
  (value): value is Record<string, T> =>
    typeof value === 'object' && value !== null && Object.values(value).every(is);

export const isText = like('');
export const isNumber = like(0);
export const isTrue: Shape<true> = (value): value is true => value === true;
