/**
 * A value that the rules of the data guarantee.
 * @param what names the value in the error
 * @throws Error when it is missing, which is a defect
 */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
