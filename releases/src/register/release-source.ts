import fs from 'node:fs';
import path from 'node:path';
import { isAppName, isRemoteName, type RemoteName } from '@shop/shared/contracts';
import { messageOf } from '@shop/shared/node';
import { type BuildRef, MANIFEST_FILE, refOf } from '../builds/release';
import { withMarks } from './earlier-prefixes';
import type { Register } from './register.schema';
import type { RegisterStore } from './register-store';

/** Builds of one app that visitors get. */
export interface AppShares {
  stable?: BuildRef | undefined;
  /** A build for a share of the visitors. */
  canary?: { build: BuildRef; percent: number } | undefined;
}

export interface SharesOfAll {
  shell: AppShares;
  /** By name, in the order of the names. */
  remotes: ReadonlyMap<RemoteName, AppShares>;
}

/** Says which builds are released. */
export interface ReleaseSource {
  read(): Promise<SharesOfAll>;
  /** The released builds when they have changed since the last read; undefined when not. */
  readChange(): Promise<SharesOfAll | undefined>;
  /** The folder of any build that is published, for tabs that were opened with it. */
  findBuild(app: string, buildId: string): BuildRef | undefined;
}

const PREFIX = 'mfe-';

/** The remotes that a checkout has a folder of. */
export const remotesOfCheckout = (rootDir: string): RemoteName[] =>
  fs
    .readdirSync(rootDir)
    .filter((folder) => folder.startsWith(PREFIX))
    .map((folder) => folder.slice(PREFIX.length))
    .filter(isRemoteName)
    .sort();

/** The shell that a checkout has built; absent when it has none. */
function shellOfCheckout(rootDir: string): BuildRef | undefined {
  const folder = path.join(rootDir, 'shell/dist');
  return fs.existsSync(path.join(folder, MANIFEST_FILE)) ? refOf(folder) : undefined;
}

/** The builds of a checkout, as they are when the gateway starts. */
export function createCheckoutSource(rootDir: string, warn: (text: string) => void): ReleaseSource {
  return {
    async read() {
      const remotes = new Map<RemoteName, AppShares>();
      for (const name of remotesOfCheckout(rootDir)) {
        try {
          remotes.set(name, { stable: refOf(path.join(rootDir, `mfe-${name}/dist`)) });
        } catch (error) {
          warn(`mfe-${name} has no sound build: ${messageOf(error)}`);
        }
      }
      return { shell: { stable: shellOfCheckout(rootDir) }, remotes };
    },
    readChange: async () => undefined,
    findBuild: () => undefined,
  };
}

/**
 * The builds that the release register names.
 * @param rootDir a checkout, whose shell is used while none is registered
 */
export function createRegisterSource(store: RegisterStore, rootDir: string): ReleaseSource {
  let register: Register | undefined;

  const refIn = (app: string, buildId: string | undefined): BuildRef | undefined => {
    if (!isAppName(app)) return undefined;
    const build = register?.apps[app]?.builds[buildId ?? ''];
    return (
      build && {
        folder: store.folderOf(build.path),
        integrity: build.integrity,
        prefixes: withMarks(build.prefixes),
      }
    );
  };

  const sharesOf = (name: string): AppShares => {
    const app = register?.apps[name];
    const stable = refIn(name, app?.stable);
    const canary = refIn(name, app?.canary?.build);
    return {
      stable,
      canary: canary && app?.canary && { build: canary, percent: app.canary.percent },
    };
  };

  const shares = (): SharesOfAll => {
    const shell = sharesOf('shell');
    return {
      shell: { ...shell, stable: shell.stable ?? shellOfCheckout(rootDir) },
      remotes: new Map(
        Object.keys(register?.apps ?? {})
          .filter(isRemoteName)
          .sort()
          .map((name) => [name, sharesOf(name)]),
      ),
    };
  };

  return {
    async read() {
      register = await store.latest();
      return shares();
    },
    async readChange() {
      const next = await store.newerThan(register?.revision ?? 0);
      if (!next) return undefined;
      register = next;
      return shares();
    },
    findBuild: refIn,
  };
}
