/** A value that is often there already, so that its reader need not wait a turn for it. */
export type MaybePromise<T> = T | Promise<T>;

/** Continues at once with a value, later with a promise. */
export function andThen<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
