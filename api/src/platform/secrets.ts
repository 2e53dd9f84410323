import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { errorCode } from './error-code';

export interface Secrets {
  /** Derives one key per purpose from one secret. */
  keyFor(purpose: string): Uint8Array;
  /** Encrypts personal data for a column ending in `_enc`. */
  seal(text: string): string;
  /** @throws when the value was changed or encrypted with another secret */
  open(sealed: string): string;
}

/** The shop's secret: configured, or created at the first start and kept in the data folder. */
export function readSecret(dataDir: string, configured: string | undefined): string {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secret.key');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

export function createSecrets(secret: string): Secrets {
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'shop', purpose, 32));
  const columnKey = keyFor('personal columns');
  return {
    keyFor,
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', columnKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: (sealed) => {
      if (!sealed.startsWith('v1.')) throw new Error('This is not a sealed value.');
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', columnKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}

/** Decrypts a value that was sealed as JSON. @throws also when it is not of the schema */
export const openJson = <T>(secrets: Secrets, schema: z.ZodType<T>, sealed: string): T =>
  schema.parse(JSON.parse(secrets.open(sealed)));
