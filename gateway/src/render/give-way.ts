import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Between 0 (as others) and 19 (last). */
const LOWER = 10;

/**
 * Gives the calling thread a lower priority than the process, so that it takes no core from the
 * thread that serves. Linux has priorities by thread; elsewhere nothing happens.
 */
export function giveWay(): void {
  try {
    const threadId = Number(path.basename(fs.readlinkSync('/proc/thread-self')));
    os.setPriority(threadId, LOWER);
  } catch {
    // Not Linux, or not allowed: the threads share the cores as equals.
  }
}
