import fs from 'node:fs/promises';
import path from 'node:path';
import { pack, withUnpacked } from '../builds/build-archive';
import { MANIFEST_FILE } from '../builds/release';
import { emptyRegister, parseRegister, type Register } from './register.schema';
import { type RegisterStore, revisionFile } from './register-store';
import type { Bucket } from './s3-bucket';

const keyOf = (revision: number): string => `register/${revisionFile(revision)}`;
const archiveOf = (buildPath: string): string => `${buildPath}.tgz`;

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

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

interface Options {
  bucket: Bucket;
  /** Store of this machine, which holds copies of the builds; its register is not used. */
  copies: RegisterStore;
  /** Called for each build that could not be fetched. */
  warn: (text: string) => void;
}

/**
 * A store in a bucket: `register/<revision>.json`, and `builds/<app>/<build>.tgz`, which appears as a
 * whole. The builds of a register that is read are copied to this machine first.
 */
export function createBucketStore({ bucket, copies, warn }: Options): RegisterStore {
  const readText = async (revision: number): Promise<string | undefined> =>
    (await bucket.read(keyOf(revision)))?.toString();

  /**
   * The last revision at or after one that exists. Looks 1, 2, 4, … further and then between, because a
   * listing of S3 would be read from its beginning.
   */
  const lastFrom = async (known: number, text: string): Promise<string> => {
    let [low, found] = [known, text];
    let step = 1;
    for (let next = await readText(low + step); next; next = await readText(low + step)) {
      [low, found] = [low + step, next];
      step *= 2;
    }
    for (; step > 1; step /= 2) {
      const next = await readText(low + step / 2);
      if (next) [low, found] = [low + step / 2, next];
    }
    return found;
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

  /** A build that cannot be fetched is missing for its app alone. */
  const fetchBuilds = async (register: Register): Promise<Register> => {
    const builds = Object.values(register.apps).flatMap((app) => Object.values(app.builds));
    for (const { path: buildPath } of builds)
      await fetchBuild(buildPath).catch((error: Error) => warn(error.message));
    return register;
  };

  const opened = async (text: string): Promise<Register> => fetchBuilds(parseRegister(text));

  return {
    async latest() {
      const first = await readText(1);
      return first ? opened(await lastFrom(1, first)) : emptyRegister;
    },

    async newerThan(revision) {
      const next = await readText(revision + 1);
      if (!next) return undefined;
      return opened(await lastFrom(revision + 1, next));
    },

    create: (register) =>
      bucket.create(
        keyOf(register.revision),
        Buffer.from(`${JSON.stringify(register, null, 1)}\n`),
      ),

    async revisions() {
      const all: Register[] = [];
      for (let text = await readText(1); text; text = await readText(all.length + 1))
        all.push(parseRegister(text));
      return all;
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
