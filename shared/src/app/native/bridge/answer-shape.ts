/** Small checks of what the app answers. Extra fields are allowed: a newer app may say more. */
export type Shape<T> = (value: unknown) => value is T;
type ShapeOf<S> = S extends Shape<infer T> ? T : never;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No more than "done": what stands in it does not matter. */
export const done: Shape<unknown> = (value): value is unknown =>
  value === undefined || value === null || isObject(value);

export const text: Shape<string> = (value): value is string => typeof value === 'string';

/** A finite number. */
export const figure: Shape<number> = (value): value is number => Number.isFinite(value);

/** A count, or won: whole and not negative. */
export const whole: Shape<number> = (value): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

export const oneOf =
  <const T extends string>(...values: T[]): Shape<T> =>
  (value): value is T =>
    values.includes(value as T);

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

export const listOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(shape);

export const fields =
  <F extends Record<string, Shape<unknown>>>(shapes: F): Shape<{ [K in keyof F]: ShapeOf<F[K]> }> =>
  (value): value is { [K in keyof F]: ShapeOf<F[K]> } =>
    isObject(value) && Object.entries(shapes).every(([name, shape]) => shape(value[name]));

export { isObject };
