import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../clock';
import { errorCode } from '../error-code';

/** Thrown when another process uses the data folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Start time of a process in kernel ticks, so that a reused pid is not mistaken for the former
 * owner.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  const current = startOf(pid);
  return current === '' || start === '' || current === start;
}

/** A lock without a process is being written, or its writer ended before it had written. */
const WRITING_MS = 5_000;

/** The process that holds a lock; undefined when none does. */
function ownerOf(file: string): string | undefined {
  const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
  if (!/^\d+$/.test(pid))
    return systemClock.now().getTime() - statSync(file).mtimeMs < WRITING_MS
      ? 'unknown'
      : undefined;
  return isAlive(Number(pid), start) ? pid : undefined;
}

/**
 * Locks the folder for this process. Two PGlite processes on one folder would silently lose data.
 * @returns a function that releases the lock
 * @throws FolderInUse with a message for the operator
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'owner.lock');
  const ownProcess = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, ownProcess, { flag: 'wx' });
      return () => {
        if (readFileSync(file, 'utf8') === ownProcess) rmSync(file, { force: true });
      };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      const pid = ownerOf(file);
      if (pid) {
        throw new FolderInUse(
          `Another shop (process ${pid}) already uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUse(`The data folder ${folder} is being taken by another shop right now.`);
}
