import fs from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from './release';
import { hashOf } from './verify-release';

/** Lists the files of a build in a checkout; the build writes it last (`tools/build/stamp.mjs`). */
export const STAMP_FILE = '.built-release';

/** Folders of a build that are published; others in the same place serve other uses. */
const PARTS = ['client', 'server'];

/** The hash of each file of a build, by its path below the folder. */
export function hashesOfBuild(folder: string): Record<string, string> {
  const inParts = PARTS.filter((part) => fs.existsSync(path.join(folder, part))).flatMap((part) =>
    fs
      .readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
  const texts = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    [...texts, ...inParts].map((file) => [
      file.split(path.sep).join('/'),
      hashOf(fs.readFileSync(path.join(folder, file))),
    ]),
  );
}

const isPublished = (file: string): boolean =>
  PARTS.includes(file.split('/')[0] ?? '') || (file.endsWith('.json') && !file.includes('/'));

function listedIn(folder: string): Record<string, string> | undefined {
  try {
    const text = fs.readFileSync(path.join(folder, STAMP_FILE), 'utf8');
    return (JSON.parse(text) as { files?: Record<string, string> }).files;
  } catch {
    return undefined;
  }
}

/**
 * Compares a build in a checkout with the stamp of the process that made it.
 * @returns what is wrong; undefined for a whole build, and for a folder that has none at all
 */
export function problemOfStamp(folder: string): string | undefined {
  if (!fs.existsSync(path.join(folder, MANIFEST_FILE))) return undefined;
  const listed = listedIn(folder);
  if (!listed) return 'its build did not finish';
  const present = hashesOfBuild(folder);
  const names = new Set([...Object.keys(listed).filter(isPublished), ...Object.keys(present)]);
  const wrong = [...names].filter((file) => listed[file] !== present[file]).sort();
  if (wrong.length === 0) return undefined;
  const describe = (file: string): string => {
    if (!present[file]) return `${file} is missing`;
    return listed[file] ? `${file} was changed after the build` : `${file} is no file of it`;
  };
  return wrong.map(describe).join(', ');
}
