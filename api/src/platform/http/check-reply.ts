import type { z } from 'zod';
import { changedPaths } from '../changed-paths';
import type { Checks } from '../checks';

/**
 * Parses a response that the database built as JSON by the schema of its call. Production sends it
 * unparsed.
 * @throws CheckFailed when a field is missing, has another type, or is not in the contract
 */
export function checkReply(checks: Checks, callId: string, reply: z.ZodType, text: string): void {
  const sent: unknown = JSON.parse(text);
  const { error, data } = reply.safeParse(sent);
  if (error) {
    const issues = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    checks.fail(`The reply of ${callId} does not fit its schema.\n${issues.join('\n')}`);
  }
  const unnamed = changedPaths(sent, data);
  if (unnamed.length > 0) {
    checks.fail(
      `The reply of ${callId} has what its schema does not name.\n  ${unnamed.join('\n  ')}`,
    );
  }
}
