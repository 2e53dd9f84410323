import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';

const skipped = new Set(['node_modules', 'dist', 'e2e', '.cache', 'README.md']);

function* filesBelow(folder) {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs
    .readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || /\.(test|spec)\.tsx?$/.test(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** Hash of everything that a build of these folders reads. */
export function fingerprint(folders, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const folder of [...folders, 'tools/webpack']) {
    for (const file of filesBelow(path.join(root, folder))) {
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
    }
  }
  hash.update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')));
  return hash.digest('hex').slice(0, 12);
}
