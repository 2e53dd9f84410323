/**
 * ENOSPC in the numbering of the embedded database's file system (WASI), which throws plain
 * objects.
 */
const NO_SPACE = 51;

/** Describes a failed start in one sentence with its remedy. */
export function startFailure(error: unknown): string {
  const { code, errno, message } = (error ?? {}) as {
    code?: unknown;
    errno?: unknown;
    message?: unknown;
  };
  if (code === 'ENOSPC' || errno === NO_SPACE || /No space left|ENOSPC/.test(String(message))) {
    return 'The disk is full. Free some space (about 1 GB is needed) and start again.';
  }
  if (typeof message === 'string' && message) return message;
  if (typeof errno === 'number') return `A file could not be read or written (errno ${errno}).`;
  return String(error);
}
