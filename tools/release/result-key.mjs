import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { registerFolder } from './release-builds.mjs';

/** The file of the key in a register's folder; `releases/src/results/result-key.ts` reads it. */
const KEY_FILE = 'test-results.key';

const MIN_SECRET_LENGTH = 32;

/** Creates the key with its whole content, unless another process was faster. */
function createKey(file) {
  const temporary = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(temporary, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    fs.linkSync(temporary, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(temporary);
  }
}

/**
 * The key that signs test results: PREVIEW_SECRET; without it, a key in the folder of the register, which is created.
 * @param folder the folder of the register
 * @throws when PREVIEW_SECRET is too short, and when the register is in a bucket and there is none
 */
export function resultKey(folder = registerFolder()) {
  const { PREVIEW_SECRET, RELEASES_BUCKET } = process.env;
  if (PREVIEW_SECRET && PREVIEW_SECRET.length >= MIN_SECRET_LENGTH) return PREVIEW_SECRET;
  if (PREVIEW_SECRET || RELEASES_BUCKET)
    throw new Error(
      `Test results cannot be signed: set PREVIEW_SECRET, of ${MIN_SECRET_LENGTH} characters or more, to the gateway's.`,
    );
  const file = path.join(folder, KEY_FILE);
  if (!fs.existsSync(file)) createKey(file);
  return fs.readFileSync(file, 'utf8').trim();
}
