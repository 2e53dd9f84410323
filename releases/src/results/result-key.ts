import fs from 'node:fs';
import path from 'node:path';
import { isUsableSecret } from '../preview/preview-secret';

/**
 * Key of a register in a folder that is used without a PREVIEW_SECRET. The tools create it
 * (`tools/release/result-key.mjs`).
 */
const KEY_FILE = 'test-results.key';

interface Options {
  /** PREVIEW_SECRET. */
  secret: string | undefined;
  /** The folder of the register; undefined when it is in a bucket. */
  folder: string | undefined;
}

/** The key that signs test results; undefined when there is none, and when the PREVIEW_SECRET is too short. */
export function readResultKey({ secret, folder }: Options): string | undefined {
  if (secret) return isUsableSecret(secret) ? secret : undefined;
  const file = folder && path.join(folder, KEY_FILE);
  return file && fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
}
