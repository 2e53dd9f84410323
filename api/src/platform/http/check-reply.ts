import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Checks } from '../checks';

type Json = unknown;

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths that are in `sent` and not in what the schema lets through. */
function unnamedPaths(sent: Json, named: Json, path: string): string[] {
  if (isDeepStrictEqual(sent, named)) return [];
  if (Array.isArray(sent) && Array.isArray(named)) {
    return sent.flatMap((item, at) => unnamedPaths(item, named[at], `${path}[${at}]`));
  }
  if (isRecord(sent) && isRecord(named)) {
    return Object.keys(sent).flatMap((key) =>
      unnamedPaths(sent[key], named[key], path ? `${path}.${key}` : key),
    );
  }
  return [path];
}

/**
 * Parses a reply that the database built as JSON by the schema of its call. Production sends it unread.
 * @throws CheckFailed when a field is missing, of another type, or not named by the contract
 */
export function checkReply(checks: Checks, callId: string, reply: z.ZodType, text: string): void {
  const sent: Json = JSON.parse(text);
  const { error, data } = reply.safeParse(sent);
  if (error) {
    const issues = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    checks.fail(`The reply of ${callId} does not fit its schema.\n${issues.join('\n')}`);
  }
  const unnamed = unnamedPaths(sent, data, '');
  if (unnamed.length > 0) {
    checks.fail(
      `The reply of ${callId} has what its schema does not name.\n  ${unnamed.join('\n  ')}`,
    );
  }
}
