import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@shop/shared/node';
import { pack, withUnpacked } from '../builds/build-archive';
import { MANIFEST_FILE } from '../builds/release';
import { createBucketNotes } from './notes';
import { emptyRegister, parseRegister, type Register } from './register.schema';
import {
  exists,
  isSameRevision,
  type RegisterStore,
  revisionFile,
  unlessDamaged,
} from './register-store';
import type { Bucket } from './s3-bucket';

const keyOf = (revision: number): string => `register/${revisionFile(revision)}`;
const archiveOf = (buildPath: string): string => `${buildPath}.tgz`;

/** Files of a build beside its folders, by name. */
async function textsOf(folder: string): Promise<Record<string, string>> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ name }) => [name, await fs.readFile(path.join(folder, name), 'utf8')]),
    ),
  );
}

/** The revision that this machine read last, below the folder of its copies. */
const COPY_FILE = 'last-revision.json';

interface Options {
  bucket: Bucket;
  /** Store of this machine, which holds copies of the builds; its register is not used. */
  copies: RegisterStore;
  /** Called once for each build that could not be fetched. */
  warn: (text: string) => void;
}

/**
 * A store in a bucket: `register/<revision>.json`, and `builds/<app>/<build>.tgz`, which appears as a
 * whole, and which `fetchBuilds` copies to this machine.
 */
export function createBucketStore({ bucket, copies, warn }: Options): RegisterStore {
  const readText = async (revision: number): Promise<string | undefined> =>
    (await bucket.read(keyOf(revision)))?.toString();

  const placeOf = (revision: number): string => `${keyOf(revision)} in ${bucket.place}`;

  /**
   * The last revision at or after one that exists. Looks 1, 2, 4, … further and then between, because a
   * listing of S3 would be read from its beginning.
   */
  const lastFrom = async (known: number, text: string): Promise<Register> => {
    let [low, found] = [known, text];
    let step = 1;
    for (
      let next = await readText(low + step);
      next !== undefined;
      next = await readText(low + step)
    ) {
      [low, found] = [low + step, next];
      step *= 2;
    }
    for (; step > 1; step /= 2) {
      const next = await readText(low + step / 2);
      if (next !== undefined) [low, found] = [low + step / 2, next];
    }
    return parseRegister(found, placeOf(low));
  };

  const fetchBuild = async (buildPath: string): Promise<void> => {
    const folder = copies.folderOf(buildPath);
    if (await exists(path.join(folder, MANIFEST_FILE))) return;
    const archive = await bucket.read(archiveOf(buildPath));
    if (!archive) throw new Error(`${archiveOf(buildPath)} is not in the bucket`);
    await withUnpacked(archive, async (from) =>
      copies.putBuild(buildPath, from, await textsOf(from)),
    );
  };

  const read = async (revision: number): Promise<Register | undefined> => {
    const text = await readText(revision);
    return text === undefined ? undefined : parseRegister(text, placeOf(revision));
  };
  const newestFrom = async (known: number): Promise<Register | undefined> => {
    const text = await readText(known);
    return text === undefined ? undefined : lastFrom(known, text);
  };

  /** A build that cannot be fetched is missing for its app alone, and said once. */
  const reported = new Set<string>();
  const isFetched = async (buildPath: string): Promise<boolean> => {
    try {
      await fetchBuild(buildPath);
      reported.delete(buildPath);
      return true;
    } catch (error) {
      if (!reported.has(buildPath)) warn(messageOf(error));
      reported.add(buildPath);
      return false;
    }
  };
  const copyFile = copies.folderOf(COPY_FILE);

  return {
    place: bucket.place,
    notes: createBucketNotes(bucket),

    latest: async () => (await newestFrom(1)) ?? emptyRegister,
    newerThan: (revision) => newestFrom(revision + 1),

    async holds(register) {
      const stored = await unlessDamaged(read(register.revision));
      return stored !== undefined && isSameRevision(stored, register);
    },

    create: (register) =>
      bucket.create(
        keyOf(register.revision),
        Buffer.from(`${JSON.stringify(register, null, 1)}\n`),
      ),

    async revisions() {
      const all: Register[] = [];
      for (let no = 1, text = await readText(no); text !== undefined; text = await readText(no)) {
        const register = await unlessDamaged(read(no));
        if (register) all.push(register);
        no += 1;
      }
      return all;
    },

    async lastCopy() {
      if (!(await exists(copyFile))) return undefined;
      return parseRegister(await fs.readFile(copyFile, 'utf8'), copyFile);
    },

    async keepCopy(register) {
      const temporary = `${copyFile}.${randomUUID()}`;
      await fs.mkdir(path.dirname(copyFile), { recursive: true });
      await fs.writeFile(temporary, JSON.stringify(register));
      await fs.rename(temporary, copyFile);
    },

    async fetchBuilds(buildPaths) {
      const missing: string[] = [];
      for (const buildPath of buildPaths)
        if (!(await isFetched(buildPath))) missing.push(buildPath);
      return missing;
    },

    folderOf: copies.folderOf,

    async putBuild(buildPath, from, texts) {
      await copies.putBuild(buildPath, from, texts);
      const key = archiveOf(buildPath);
      if (await bucket.create(key, await pack(copies.folderOf(buildPath)))) return;
      const present = await bucket.read(key);
      const presentTexts = present && (await withUnpacked(present, textsOf));
      if (presentTexts?.[MANIFEST_FILE] !== texts[MANIFEST_FILE])
        throw new Error(`${key} is another build of the same id. Remove it and try again.`);
    },

    async removeBuild(buildPath) {
      await bucket.remove(archiveOf(buildPath));
      await copies.removeBuild(buildPath);
    },
  };
}
