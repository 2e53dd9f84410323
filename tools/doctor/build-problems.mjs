import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const hashOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

function isCompressionOf(compressed, bytes) {
  try {
    return zlib.brotliDecompressSync(compressed).equals(bytes);
  } catch {
    return false;
  }
}

function isSound(folder, [file, hash]) {
  const place = path.join(folder, file);
  if (!fs.existsSync(place)) return false;
  const bytes = fs.readFileSync(place);
  if (hashOf(bytes) !== hash) return false;
  const compressed = `${place}.br`;
  return !fs.existsSync(compressed) || isCompressionOf(fs.readFileSync(compressed), bytes);
}

/**
 * Compares a published build with the hashes of the register. The gateway has its own check
 * (`verifyRelease`), which exists only after a build.
 * @returns what is wrong, in words; undefined when the build is sound
 */
export function problemOfBuild(folder, integrity) {
  const manifestFile = path.join(folder, 'release.json');
  if (!fs.existsSync(manifestFile)) return 'is missing';
  const text = fs.readFileSync(manifestFile);
  if (hashOf(text) !== integrity) return 'has another release.json than was registered';
  const { files, server, contract } = JSON.parse(text);
  const damaged = [
    ...(contract ? [['contract.json', contract]] : []).filter((entry) => !isSound(folder, entry)),
    ...Object.entries(files).filter((entry) => !isSound(path.join(folder, 'client'), entry)),
    ...Object.entries(server).filter((entry) => !isSound(path.join(folder, 'server'), entry)),
  ].map(([file]) => file);
  return damaged.length > 0 ? `has changed or missing files: ${damaged.join(', ')}` : undefined;
}
