import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { STAMP_FILE } from '../builds/build-stamp';
import type { PublishedBuild } from '../register/register.schema';
import type { RegisterStore } from '../register/register-store';
import { type CheckName, checkNames } from './attestation';
import { type BuildResults, judgeResults } from './judge-results';

/** The folder of results beside a build in a checkout (`tools/release/test-results.mjs`). */
export const RESULTS_FOLDER = 'test-results';

/** Results are replaced when a check runs again, so they are notes and not files of the build. */
const noteOf = (app: string, build: string): string => `results/${app}/${build}`;

const textOf = (file: string): string | undefined =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;

type Stamp = Pick<Parameters<typeof judgeResults>[0], 'stampHash' | 'isUnread'>;

const stampHashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The results beside a build in a checkout, by check. */
const textsBeside = (folder: string): [CheckName, string][] =>
  checkNames.flatMap((check) => {
    const text = textOf(path.join(folder, RESULTS_FOLDER, `${check}.json`));
    return text === undefined ? [] : [[check, text]];
  });

/** A build in a checkout. */
interface JudgedFolder {
  name: string;
  folder: string;
  manifest: { buildId: string };
  /** Text of its stamp. */
  stampText: string;
}

interface Options {
  store: RegisterStore;
  /** Checks signatures; absent: none can be checked. */
  key: string | undefined;
}

/** Test results of published builds. */
export function createTestResults({ store, key }: Options) {
  const stampOf = async ({ path: buildPath }: PublishedBuild): Promise<Stamp> => {
    const missing = await store.fetchBuilds([buildPath]);
    if (missing.length > 0) return { stampHash: undefined, isUnread: true };
    const text = textOf(path.join(store.folderOf(buildPath), STAMP_FILE));
    return { stampHash: text === undefined ? undefined : stampHashOf(text) };
  };
  const keptTexts = async (app: string, build: string): Promise<Map<string, string>> => {
    const folder = noteOf(app, build);
    const notes = await store.notes.list(folder);
    return new Map([...notes].map(([at, text]) => [at.slice(folder.length + 1), text]));
  };

  return {
    /** Takes the results beside a build in a checkout into the store. */
    take: async (app: string, build: string, folder: string): Promise<void> => {
      for (const [check, text] of textsBeside(folder))
        await store.notes.put(`${noteOf(app, build)}/${check}`, text);
    },

    read: async (app: string, build: string, published: PublishedBuild): Promise<BuildResults> => {
      const texts = await keptTexts(app, build);
      return judgeResults({ app, build, ...(await stampOf(published)), key, texts });
    },

    /**
     * Judges the results that a build in a checkout has when `take` has taken those beside it; stores nothing.
     * @param published the same build in the register, if it is there
     */
    readOfCheckout: async (
      { name, folder, manifest: { buildId }, stampText }: JudgedFolder,
      published: PublishedBuild | undefined,
    ): Promise<BuildResults> => {
      const texts = new Map([...(await keptTexts(name, buildId)), ...textsBeside(folder)]);
      const stamp = published ? await stampOf(published) : { stampHash: stampHashOf(stampText) };
      return judgeResults({ app: name, build: buildId, ...stamp, key, texts });
    },

    remove: async (app: string, build: string): Promise<void> => {
      for (const check of checkNames) await store.notes.remove(`${noteOf(app, build)}/${check}`);
    },
  };
}
