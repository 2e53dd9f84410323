import fs from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';
import { ok, problem } from './finding.mjs';
import { commandOf } from './machine-checks.mjs';

/** As `DATA_DIR` of the api. */
const dataFolder = () => path.resolve(root, process.env.DATA_DIR || '.data');

/** A folder for another shop, below the one that git ignores. */
const otherFolder = () =>
  ['.data/second', '.data/third'].find((folder) => path.resolve(root, folder) !== dataFolder());

/** The 22nd field of the process's stat, which tells a process from a later one of the same id. */
function startOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isRunning(pid, start) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  const current = startOf(pid);
  return !current || !start || current === start;
}

/** Whether another shop holds the embedded database. */
export function checkDataFolder() {
  if (process.env.DATABASE_URL) return ok('DATABASE_URL names a PostgreSQL.');
  const folder = dataFolder();
  const lockFile = path.join(folder, 'owner.lock');
  if (!fs.existsSync(lockFile)) return ok(`${folder} is free.`);
  const [pid, start] = fs.readFileSync(lockFile, 'utf8').split(' ');
  if (!(Number(pid) > 0))
    return problem(`${lockFile} is half-written and names no process.`, `rm "${lockFile}"`);
  return isRunning(Number(pid), start)
    ? problem(
        `${folder} is used by process ${pid} (${commandOf(pid)}). Stop that shop, or:`,
        `DATA_DIR=${otherFolder()} npm start`,
      )
    : ok(`${folder} is free; the process that used it has ended.`);
}
