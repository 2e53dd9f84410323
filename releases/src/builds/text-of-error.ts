import { types } from 'node:util';

/**
 * Describes a thrown value with its place in the build. The value may be no Error, or an Error of another realm, for
 * which `instanceof` is false.
 */
export function textOf(error: unknown): string {
  if (!types.isNativeError(error)) return `${JSON.stringify(error) ?? String(error)} was thrown`;
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return [error.message || error.name, place?.trim()].filter(Boolean).join(' ');
}
