import { writeSync } from 'node:fs';
import { codeOf } from './error-facts';

const STANDARD_OUTPUT = 1;
const PAUSE_MS = 10;
/** Half a second. */
const MOST_PAUSES = 50;

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

/**
 * Writes a text to standard output. One that cannot be written is dropped, because the stream of Node, and that of
 * the logger, end the process when the disk of the log file is full, which could still answer requests.
 * @param fd another file, for tests
 */
export function writeOutput(text: string, fd = STANDARD_OUTPUT): void {
  let rest = Buffer.from(text);
  for (let pauses = 0; rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      // A pipe whose reader is slow.
      if (codeOf(error) !== 'EAGAIN' || pauses >= MOST_PAUSES) return;
      pauses += 1;
      pause();
    }
  }
}

/** Where the logger writes its lines. */
export const logOutput = { write: (line: string): void => writeOutput(line) };
