import { isDeepStrictEqual } from 'node:util';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/**
 * Paths at which a parsed value differs from its input: keys the schema does not name, and values
 * it changes.
 */
export function changedPaths(given: unknown, parsed: unknown, path = ''): string[] {
  if (isDeepStrictEqual(given, parsed)) return [];
  if (Array.isArray(given) && Array.isArray(parsed)) {
    return given.flatMap((item, at) => changedPaths(item, parsed[at], `${path}[${at}]`));
  }
  if (isRecord(given) && isRecord(parsed)) {
    const keys = new Set([...Object.keys(given), ...Object.keys(parsed)]);
    return [...keys].flatMap((key) =>
      changedPaths(given[key], parsed[key], path ? `${path}.${key}` : key),
    );
  }
  return [path];
}
