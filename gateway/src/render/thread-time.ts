import fs from 'node:fs';
import path from 'node:path';

/** Linux counts processor time in ticks of a hundredth of a second (`USER_HZ`), ms. */
const TICK_MS = 10;
/** Where `/proc/<pid>/stat` has the ticks in user and kernel mode, counted from the field after the name. */
const USER_TICKS = 11;
const KERNEL_TICKS = 12;

/** The id of the calling thread in the operating system; `undefined` where that is not Linux. */
export function systemThreadId(): number | undefined {
  try {
    return Number(path.basename(fs.readlinkSync('/proc/thread-self')));
  } catch {
    return undefined;
  }
}

/**
 * Processor time that a thread of this process has used, ms.
 * @param id of `systemThreadId`
 * @returns `undefined` when the thread has ended, or on another system than Linux
 */
export function threadCpuMs(id: number | undefined): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    // The name of a thread is in brackets and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TICKS]) + Number(fields[KERNEL_TICKS])) * TICK_MS;
  } catch {
    return undefined;
  }
}
