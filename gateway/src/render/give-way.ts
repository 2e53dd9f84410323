import os from 'node:os';
import { systemThreadId } from './thread-time';

/** Between 0 (as others) and 19 (last). */
const LOWER = 10;

/**
 * Gives the calling thread a lower priority than the process, so that it takes no core from the
 * thread that serves. Linux has priorities by thread; elsewhere nothing happens.
 */
export function giveWay(): void {
  const threadId = systemThreadId();
  if (threadId === undefined) return;
  try {
    os.setPriority(threadId, LOWER);
  } catch {
    // Not allowed: the threads share the cores as equals.
  }
}
