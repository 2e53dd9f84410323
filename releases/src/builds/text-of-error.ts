import { types } from 'node:util';

/** What was thrown, for a person: also a bare value, and the place in the build. Errors of other realms are errors too. */
export function textOf(error: unknown): string {
  if (!types.isNativeError(error)) return `${JSON.stringify(error) ?? String(error)} was thrown`;
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return [error.message || error.name, place?.trim()].filter(Boolean).join(' ');
}
