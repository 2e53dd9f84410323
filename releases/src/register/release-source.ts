import fs from 'node:fs';
import path from 'node:path';
import { type AppName, isRemoteName, type RemoteName } from '@shop/shared/contracts';
import { messageOf } from '@shop/shared/node';
import { type BuildRef, MANIFEST_FILE, refOf } from '../builds/release';

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

/** What a gateway knows of the register. */
export interface SourceState {
  /** Of the register that it serves; absent when it serves the builds of a checkout. */
  revision?: number | undefined;
  /** Paths of builds that could not be fetched; each look tries again. */
  missing: readonly string[];
  /** The register could not be read, and the copy of this machine is served. */
  isCopy?: boolean | undefined;
}

/** Says which builds are released. */
export interface ReleaseSource {
  state(): SourceState;
  read(): Promise<SharesOfAll>;
  /** The released builds when they have changed since the last read; undefined when not. */
  readChange(): Promise<SharesOfAll | undefined>;
  /** The folder of any build that is published, for tabs that were opened with it. */
  findBuild(app: string, buildId: string): BuildRef | undefined;
  /** All builds that are published. */
  published(): BuildRef[];
  /** The shell and each remote with its published builds, the shell first; empty for the builds of a checkout. */
  publishedApps(): PublishedApp[];
}

/** The published builds of the shell or a remote. */
export interface PublishedApp {
  app: AppName;
  stable?: string | undefined;
  canary?: { build: string; percent: number } | undefined;
  /** Sorted from new to old. */
  builds: readonly { build: string; publishedAtMs: number }[];
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
export function shellOfCheckout(rootDir: string): BuildRef | undefined {
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
    state: () => ({ missing: [] }),
    readChange: async () => undefined,
    findBuild: () => undefined,
    published: () => [],
    publishedApps: () => [],
  };
}
