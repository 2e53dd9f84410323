import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '@shop/shared/node';
import { MANIFEST_FILE } from '../builds/release';
import { createFolderNotes, type Notes } from './notes';
import { DamagedRevision, emptyRegister, parseRegister, type Register } from './register.schema';

/**
 * Where revisions of the register and the files of builds are kept. A revision is an object of its
 * own that is created once, so the history is what is stored, and two writers cannot both create
 * the next one.
 */
export interface RegisterStore {
  /** Where it is, for messages to people. */
  place: string;
  /** The latest revision; the empty register when nothing was released. @throws DamagedRevision */
  latest(): Promise<Register>;
  /** The latest revision when it is newer than the given one; one look-up when it is not. */
  newerThan(revision: number): Promise<Register | undefined>;
  /** Whether this revision is stored as it was read. It is not after the register was put back. */
  holds(register: Register): Promise<boolean>;
  /** Stores the next revision. @returns false when another writer stored it first */
  create(register: Register): Promise<boolean>;
  /** All revisions that can be read, the oldest first. */
  revisions(): Promise<Register[]>;
  /** The last revision that can be read without the store: that of `keepCopy`, or a former one in the folder. */
  lastCopy(): Promise<Register | undefined>;
  keepCopy(register: Register): Promise<void>;
  /**
   * Gets builds that are not on this machine yet.
   * @returns paths of those that could not be had
   */
  fetchBuilds(buildPaths: readonly string[]): Promise<string[]>;
  /** The folder of a published build on this machine. */
  folderOf(buildPath: string): string;
  /**
   * Copies a build into the store, where it appears as a whole.
   * @param from folder with `client` and `server`; the api's has neither, as only its contract is kept
   * @param texts its other files by name, `release.json` among them
   */
  putBuild(buildPath: string, from: string, texts: Record<string, string>): Promise<void>;
  removeBuild(buildPath: string): Promise<void>;
  /** Messages of gateways, and test results of builds. */
  notes: Notes;
}

const PARTS = ['client', 'server'];
const partsOf = async (folder: string): Promise<string[]> =>
  (await fs.readdir(folder)).filter((name) => PARTS.includes(name));
export const revisionFile = (revision: number): string =>
  `${String(revision).padStart(8, '0')}.json`;
const REVISION = /^(\d{8})\.json$/;

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes(codeOf(error) ?? '');

export const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

export const isSameRevision = (one: Register, other: Register): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Undefined instead of a revision that cannot be read: the others are still of use. */
export async function unlessDamaged(
  reading: Promise<Register | undefined>,
): Promise<Register | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DamagedRevision) return undefined;
    throw error;
  }
}

/** A store in a folder: `register/<revision>.json` and `builds/<app>/<build>/`. */
export function createFolderStore(folder: string): RegisterStore {
  const registerFolder = path.join(folder, 'register');

  const read = async (revision: number): Promise<Register | undefined> => {
    const file = path.join(registerFolder, revisionFile(revision));
    try {
      return parseRegister(await fs.readFile(file, 'utf8'), file);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  };

  const revisionNumbers = async (): Promise<number[]> => {
    const names = await fs.readdir(registerFolder).catch((error) => {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    });
    return names
      .flatMap((name) => REVISION.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  };

  const latest = async (): Promise<Register> =>
    (await read((await revisionNumbers()).at(-1) ?? 0)) ?? emptyRegister;

  return {
    place: folder,
    notes: createFolderNotes(folder),
    latest,

    async newerThan(revision) {
      const next = await read(revision + 1);
      return next && latest();
    },

    async holds(register) {
      const stored = await unlessDamaged(read(register.revision));
      return stored !== undefined && isSameRevision(stored, register);
    },

    async create(register) {
      await fs.mkdir(registerFolder, { recursive: true });
      const temporary = path.join(registerFolder, `.${randomUUID()}`);
      await fs.writeFile(temporary, `${JSON.stringify(register, null, 1)}\n`, { flush: true });
      try {
        // A link is created with its whole content, and fails when the name exists.
        await fs.link(temporary, path.join(registerFolder, revisionFile(register.revision)));
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await fs.rm(temporary, { force: true });
      }
    },

    async revisions() {
      const all = (await revisionNumbers()).map((revision) => unlessDamaged(read(revision)));
      return (await Promise.all(all)).filter((register) => register !== undefined);
    },

    async lastCopy() {
      for (const revision of (await revisionNumbers()).reverse()) {
        const register = await unlessDamaged(read(revision));
        if (register) return register;
      }
      return undefined;
    },
    // The store itself is on this machine.
    keepCopy: async () => {},

    async fetchBuilds(buildPaths) {
      const present = await Promise.all(
        buildPaths.map((buildPath) => exists(path.join(folder, buildPath, MANIFEST_FILE))),
      );
      return buildPaths.filter((_, index) => !present[index]);
    },

    folderOf: (buildPath) => path.join(folder, buildPath),

    async putBuild(buildPath, from, texts) {
      const target = path.join(folder, buildPath);
      const temporary = `${target}.${randomUUID()}`;
      await fs.mkdir(temporary, { recursive: true });
      for (const part of await partsOf(from))
        await fs.cp(path.join(from, part), path.join(temporary, part), { recursive: true });
      for (const [name, text] of Object.entries(texts))
        await fs.writeFile(path.join(temporary, name), text);
      try {
        await fs.rename(temporary, target);
      } catch (error) {
        if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error;
        const present = await fs.readFile(path.join(target, MANIFEST_FILE), 'utf8');
        if (present !== texts[MANIFEST_FILE])
          throw new Error(`${target} holds another build of the same id. Remove it and try again.`);
      } finally {
        await fs.rm(temporary, { recursive: true, force: true });
      }
    },

    removeBuild: (buildPath) =>
      fs.rm(path.join(folder, buildPath), { recursive: true, force: true }),
  };
}

/** Attempts of a change when other writers are faster. */
const MAX_ATTEMPTS = 20;

/**
 * Changes the register by compare-and-set: when another writer was faster, the change is made again
 * on that writer's revision.
 * @param change returns the next revision, or the given one when there is nothing to change
 * @throws what `change` throws; nothing is stored then
 */
export async function updateRegister(
  store: RegisterStore,
  change: (register: Register) => Promise<Register> | Register,
): Promise<Register> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const current = await store.latest();
    const next = await change(current);
    if (next === current || (await store.create(next))) return next;
  }
  throw new Error('The register is changed by others all the time. Try again.');
}
