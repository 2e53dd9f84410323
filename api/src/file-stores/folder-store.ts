import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFound } from '../platform/errors';
import type { FileStore } from '../ports/index';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Files below a folder. Written under another name and renamed, so that a crash leaves no part of one. */
export const createFolderStore = (folder: string): FileStore => ({
  put: async (key, bytes, signal) => {
    const file = join(folder, key);
    const part = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(part, bytes, { mode: 0o600, signal });
      await rename(part, file);
    } catch (error) {
      // A full disk has room again without the partial file.
      await rm(part, { force: true });
      throw error;
    }
  },
  read: async (key, signal) => {
    try {
      return await readFile(join(folder, key), { signal });
    } catch (error) {
      throw isMissing(error) ? notFound('없는 파일이에요.') : error;
    }
  },
  remove: async (key) => {
    await rm(join(folder, key), { force: true });
  },
});
