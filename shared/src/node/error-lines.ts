import { z } from 'zod';

/** A line of the log at `error` or above. */
const errorLine = z.looseObject({ msg: z.string().default('') });
export type ErrorLine = z.output<typeof errorLine>;

/** Pino writes the level first. */
const AT_ERROR = /^\{"level":[56]0,/;

/**
 * The stream of a logger that also tells of each line at `error`, as it was written: personal fields are gone from it.
 * @param onError must not log
 */
export const tellErrors = (
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
