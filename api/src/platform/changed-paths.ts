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
export function changedPaths(input: unknown, parsed: unknown, path = ''): string[] {
  if (isDeepStrictEqual(input, parsed)) return [];
  if (Array.isArray(input) && Array.isArray(parsed)) {
    return input.flatMap((item, at) => changedPaths(item, parsed[at], `${path}[${at}]`));
  }
  if (isRecord(input) && isRecord(parsed)) {
    const keys = new Set([...Object.keys(input), ...Object.keys(parsed)]);
    return [...keys].flatMap((key) =>
      changedPaths(input[key], parsed[key], path ? `${path}.${key}` : key),
    );
  }
  return [path];
}
