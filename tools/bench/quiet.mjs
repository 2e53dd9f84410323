import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Above this average of the last minute, other work takes so much that ratios mean nothing. */
export const QUIET_LOAD = 1.2;

/** A build ends a minute before its load is forgotten. */
const PATIENCE_MS = 180_000;
const POLL_MS = 5_000;

/**
 * Resolves when the machine is quiet.
 * @param readLoad the average number of running tasks of the last minute
 * @throws when other work goes on for too long
 */
export async function awaitQuiet({
  readLoad = () => os.loadavg()[0],
  patienceMs = PATIENCE_MS,
  pollMs = POLL_MS,
} = {}) {
  for (let waitedMs = 0; readLoad() >= QUIET_LOAD; waitedMs += pollMs) {
    if (waitedMs >= patienceMs)
      throw new Error(
        `The machine is busy: its load is ${readLoad().toFixed(1)}, and figures are worth something below ${QUIET_LOAD}. Stop other work and start again, or measure bytes only: npm run bench -- --only bytes`,
      );
    await wait(pollMs);
  }
}
