import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '../../../platform/errors';
import type { ImageSource } from '../../../ports';

const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Imported pictures by key `f/<sha256>`. @param folder holds the files under that name */
export const createFileImages = (folder: string): ImageSource => ({
  // A key is the content's hash, so the picture of a key never changes.
  versionOf: (key) => (/^f\/[0-9a-f]{64}$/.test(key) ? '' : undefined),
  read: async (key, signal) => {
    try {
      return { bytes: await readFile(join(folder, key.slice(2)), { signal }) };
    } catch (error) {
      throw isMissingFile(error) ? notFound('없는 이미지예요.') : error;
    }
  },
});
