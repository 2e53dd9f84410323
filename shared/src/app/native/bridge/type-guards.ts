/**
 * Type guards for data from the app. Extra fields are allowed, because a newer app may send more.
 */
export type TypeGuard<T> = (value: unknown) => value is T;
type GuardedType<S> = S extends TypeGuard<infer T> ? T : never;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A result without content; any object is accepted. */
export const isEmptyResult: TypeGuard<unknown> = (value): value is unknown =>
  value === undefined || value === null || isObject(value);

export const isString: TypeGuard<string> = (value): value is string => typeof value === 'string';

export const isFiniteNumber: TypeGuard<number> = (value): value is number => Number.isFinite(value);

/** A count or an amount in won. */
export const isNonNegativeInteger: TypeGuard<number> = (value): value is number =>
  isFiniteNumber(value) && Number.isSafeInteger(value) && value >= 0;

export const isOneOf =
  <const T extends string>(...values: T[]): TypeGuard<T> =>
  (value): value is T =>
    values.some((known) => known === value);

export const isNullOr =
  <T>(shape: TypeGuard<T>): TypeGuard<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

export const isArrayOf =
  <T>(shape: TypeGuard<T>): TypeGuard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(shape);

export const hasFields =
  <F extends Record<string, TypeGuard<unknown>>>(
    shapes: F,
  ): TypeGuard<{ [K in keyof F]: GuardedType<F[K]> }> =>
  (value): value is { [K in keyof F]: GuardedType<F[K]> } =>
    isObject(value) && Object.entries(shapes).every(([name, shape]) => shape(value[name]));

export { isObject };
