import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory as a file system: files of a database are created and removed there several times faster. */
const MEMORY = '/dev/shm';
/** A cluster takes up to 1 GB of log, beside its tables. */
const ENOUGH_BYTES = 4 * 1024 ** 3;
const PREFIX = 'shop-pg-';
/** Longer than any run. */
const ABANDONED_AFTER_MS = 6 * 3_600_000;

function parentFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  // The file system may be larger than what the process may use.
  const roomBytes = Math.min(bavail * bsize, process.availableMemory() / 2);
  return roomBytes > ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** A run that was killed leaves its folder. A server that still runs there ends without it. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(parent, name);
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > ABANDONED_AFTER_MS)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** A new folder for a cluster. */
export function clusterFolder(): string {
  const parent = parentFolder();
  removeAbandoned(parent);
  return mkdtempSync(join(parent, PREFIX));
}
