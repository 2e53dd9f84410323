import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '@shop/shared/node';
import type { Bucket } from './s3-bucket';

/** Texts beside the register that are replaced at will, by key: names with slashes between. */
export interface Notes {
  put(key: string, text: string): Promise<void>;
  /** Those whose keys begin with a folder, by key. */
  list(folder: string): Promise<Map<string, string>>;
  remove(key: string): Promise<void>;
}

const FOLDER = 'notes';

const unlessGone = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

/** Notes as files below the folder of the register. */
export function createFolderNotes(folder: string): Notes {
  const fileOf = (key: string): string => path.join(folder, FOLDER, `${key}.json`);
  return {
    async put(key, text) {
      const temporary = path.join(folder, FOLDER, `.${randomUUID()}`);
      await fs.mkdir(path.dirname(fileOf(key)), { recursive: true });
      await fs.writeFile(temporary, text);
      await fs.rename(temporary, fileOf(key));
    },
    async list(below) {
      const root = path.join(folder, FOLDER);
      const entries = await unlessGone(
        fs.readdir(path.join(root, below), { recursive: true, withFileTypes: true }),
      );
      const files = (entries ?? [])
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => path.join(entry.parentPath, entry.name));
      const texts = await Promise.all(
        files.map(async (file) => [file, await unlessGone(fs.readFile(file, 'utf8'))] as const),
      );
      return new Map(
        texts.flatMap(([file, text]) => {
          const key = path.relative(root, file).split(path.sep).join('/').slice(0, -'.json'.length);
          return text === undefined ? [] : [[key, text]];
        }),
      );
    },
    remove: (key) => fs.rm(fileOf(key), { force: true }),
  };
}

/** Notes as objects of the register's bucket. */
export function createBucketNotes(bucket: Bucket): Notes {
  const objectOf = (key: string): string => `${FOLDER}/${key}.json`;
  return {
    put: (key, text) => bucket.replace(objectOf(key), Buffer.from(text)),
    async list(below) {
      const notes = new Map<string, string>();
      for (const object of await bucket.list(`${FOLDER}/${below}/`)) {
        const text = (await bucket.read(object))?.toString();
        const key = object.slice(FOLDER.length + 1, -'.json'.length);
        if (text !== undefined) notes.set(key, text);
      }
      return notes;
    },
    remove: (key) => bucket.remove(objectOf(key)),
  };
}
