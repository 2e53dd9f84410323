import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The stamp of a build, in its folder; `releases/src/builds/build-stamp.ts` reads it before a publication. */
export const stampName = (kind) => `.built-${kind}`;

const hashOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const filesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/**
 * Writes the stamp of a release build: the hash of each of its files. It is the last file of a build, so a
 * folder without one holds a build that did not finish.
 * @param sources fingerprint of what the build was made from
 */
export function writeStamp(folder, sources) {
  const file = path.join(folder, stampName('release'));
  fs.rmSync(file, { force: true });
  const files = filesIn(folder).map((name) => [
    name.split(path.sep).join('/'),
    hashOf(fs.readFileSync(path.join(folder, name))),
  ]);
  fs.writeFileSync(file, JSON.stringify({ sources, files: Object.fromEntries(files) }, null, 1));
}

/** The fingerprint of what a build was made from; undefined without a stamp that can be read. */
export function sourcesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).sources;
  } catch {
    return undefined;
  }
}
