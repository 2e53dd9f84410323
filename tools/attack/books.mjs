import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';

/**
 * Compares the books of a shop that has ended.
 * @returns `code`, 0 when nothing differs, and what was printed
 */
export function compareBooks(dataDir) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/check-books/main.ts'], {
    cwd: path.join(root, 'api'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let output = '';
  const hear = (bytes) => {
    output += bytes;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}
