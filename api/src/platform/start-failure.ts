import { z } from 'zod';

/**
 * ENOSPC in the numbering of the embedded database's file system (WASI), which throws plain
 * objects.
 */
const NO_SPACE = 51;

/** What an error of Node, and of the embedded database, says about itself. */
const failure = z.object({
  code: z.unknown().optional(),
  errno: z.unknown().optional(),
  message: z.unknown().optional(),
});

/** Describes a failed start in one sentence with its remedy. */
export function startFailure(error: unknown): string {
  const { code, errno, message } = failure.catch({}).parse(error);
  if (code === 'ENOSPC' || errno === NO_SPACE || /No space left|ENOSPC/.test(String(message))) {
    return 'The disk is full. Free some space (about 1 GB is needed) and start again.';
  }
  if (/^unsupported startup parameter/.test(String(message)))
    return (
      `The connection pooler refuses the time limits of statements (${message}). Set its ` +
      'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout, and the limits ' +
      'for the role (alter role … set), or name PostgreSQL itself in DATABASE_DIRECT_URL.'
    );
  if (typeof message === 'string' && message) return message;
  if (typeof errno === 'number') return `A file could not be read or written (errno ${errno}).`;
  return String(error);
}
