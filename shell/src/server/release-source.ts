import path from 'node:path';
import { type RemoteName, remoteNames } from '@shop/shared/contracts';
import { withMarks } from './release/earlier-prefixes';
import type { Register } from './release/register.schema';
import type { RegisterStore } from './release/register-store';
import { type BuildRef, refOf } from './releases';

/** Builds of one remote that visitors get. */
export interface RemoteShares {
  stable?: BuildRef | undefined;
  /** A build for a share of the visitors. */
  canary?: { build: BuildRef; percent: number } | undefined;
}

export interface SharesOfAll {
  remotes: Partial<Record<RemoteName, RemoteShares>>;
  /** The shell's registered build; absent when there is no register. */
  shellBuild?: string | undefined;
}

/** Says which builds of the remotes are released. */
export interface ReleaseSource {
  read(): Promise<SharesOfAll>;
  /** The released builds when they have changed since the last read; undefined when not. */
  readChange(): Promise<SharesOfAll | undefined>;
  /** The folder of any build that is published, for tabs that were opened with it. */
  findBuild(app: string, buildId: string): BuildRef | undefined;
}

/** The builds of a checkout, as they are when the gateway starts. */
export function createCheckoutSource(rootDir: string, warn: (text: string) => void): ReleaseSource {
  return {
    async read() {
      const remotes: SharesOfAll['remotes'] = {};
      for (const name of remoteNames) {
        try {
          remotes[name] = { stable: refOf(path.join(rootDir, `mfe-${name}/dist`)) };
        } catch (error) {
          warn(`mfe-${name} has no sound build: ${(error as Error).message}`);
        }
      }
      return { remotes };
    },
    readChange: async () => undefined,
    findBuild: () => undefined,
  };
}

/** The builds that the release register names. */
export function createRegisterSource(store: RegisterStore): ReleaseSource {
  let register: Register | undefined;

  const refIn = (app: string, buildId: string | undefined): BuildRef | undefined => {
    const build = register?.apps[app]?.builds[buildId ?? ''];
    return (
      build && {
        folder: store.folderOf(build.path),
        integrity: build.integrity,
        prefixes: withMarks(build.prefixes),
      }
    );
  };

  const sharesOf = (name: RemoteName): RemoteShares => {
    const app = register?.apps[name];
    const stable = refIn(name, app?.stable);
    const canary = refIn(name, app?.canary?.build);
    return {
      stable,
      canary: canary && app?.canary && { build: canary, percent: app.canary.percent },
    };
  };

  const shares = (): SharesOfAll => ({
    remotes: Object.fromEntries(remoteNames.map((name) => [name, sharesOf(name)])),
    shellBuild: register?.apps.shell?.stable,
  });

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
