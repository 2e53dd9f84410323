import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

interface Build {
  name: string;
  /** Holds `client`, the folder of the files. */
  folder: string;
  /** The hash of every script and style. */
  files: Record<string, string>;
}

const isCode = (file: string): boolean => /\.(js|css)$/.test(file);
/** The hash of a file as the build writes it. */
export const hashOf = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

function problemOf(folder: string, file: string, hash: string | undefined): string | undefined {
  if (hash === undefined) return `${file} is not a file of this release`;
  const bytes = fs.readFileSync(path.join(folder, file));
  if (hashOf(bytes) !== hash) return `${file} was changed after the build`;
  const compressed = path.join(folder, `${file}.br`);
  if (!fs.existsSync(compressed)) return undefined;
  return isEqual(fs.readFileSync(compressed), bytes)
    ? undefined
    : `${file}.br was changed after the build`;
}

function isEqual(compressed: Buffer, bytes: Buffer): boolean {
  try {
    const options = { maxOutputLength: bytes.length + 1 };
    return zlib.brotliDecompressSync(compressed, options).equals(bytes);
  } catch {
    return false;
  }
}

/**
 * Compares every script and style that would be served, and every other file that the build has a hash
 * of, with that hash.
 * @throws with every file that differs, is missing, or was added
 */
export function verifyRelease({ folder, files, name }: Build): void {
  const client = path.join(folder, 'client');
  const present = fs.readdirSync(client).filter((file) => isCode(file) || file in files);
  const problems = [
    ...present.map((file) => problemOf(client, file, files[file])),
    ...Object.keys(files)
      .filter((file) => !present.includes(file))
      .map((file) => `${file} is missing`),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) {
    throw new Error(`The build of ${name} is damaged: ${problems.join(', ')}. Build it again.`);
  }
}
