import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const hashOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** What a build reads besides the remote. Packages of the remote alone are added to the lock file. */
const isBuilt = (file) => /^(shared|tools\/(build|webpack))\//.test(file);

/** Files of the kit that are not as kit.cjs unpacked them; of the whole shop, none. */
export function changedKitFiles(rootDir) {
  const record = path.join(rootDir, '.kit.json');
  if (!fs.existsSync(record)) return [];
  const { files } = JSON.parse(fs.readFileSync(record, 'utf8'));
  return Object.entries(files)
    .filter(([file]) => isBuilt(file))
    .filter(([file, hash]) => {
      const place = path.join(rootDir, file);
      return !fs.existsSync(place) || hashOf(fs.readFileSync(place)) !== hash;
    })
    .map(([file]) => file);
}
