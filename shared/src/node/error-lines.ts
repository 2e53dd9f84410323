import { z } from 'zod';

/** A log line at `error` or above. */
const errorLine = z.looseObject({ msg: z.string().default('') });
export type ErrorLine = z.output<typeof errorLine>;

/** Matches a log line at `error` or above: Pino writes the level first. */
const AT_ERROR = /^\{"level":[56]0,/;

/**
 * Wraps a logger's stream and passes each line at `error` to `onError`, after the redaction of personal fields.
 * @param onError must not log
 */
export const reportErrors = (
  stream: { write(line: string): unknown },
  onError: (line: ErrorLine) => void,
) => ({
  write: (line: string): void => {
    stream.write(line);
    if (!AT_ERROR.test(line)) return;
    const read = errorLine.safeParse(JSON.parse(line));
    if (read.success) onError(read.data);
  },
});
