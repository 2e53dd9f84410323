import { isAppName, isRemoteName } from '@shop/shared/contracts';
import { messageOf } from '@shop/shared/node';
import type { BuildRef } from '../builds/release';
import { withMarks } from './earlier-prefixes';
import { readAtStart, type StartOptions } from './read-at-start';
import type { Register } from './register.schema';
import type { RegisterStore } from './register-store';
import {
  type AppShares,
  type PublishedApp,
  type ReleaseSource,
  type SharesOfAll,
  shellOfCheckout,
} from './release-source';

const pathsOf = (register: Register): string[] =>
  Object.values(register.apps).flatMap(({ builds }) =>
    Object.values(builds).map(({ path }) => path),
  );

/** Sorts the shell first, then the remotes by name. */
const placeOf = (name: string): string => (name === 'shell' ? '' : name);

const publishedAppsOf = (register: Register | undefined): PublishedApp[] =>
  Object.entries(register?.apps ?? {})
    .sort(([a], [b]) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .flatMap(([app, { stable, canary, builds }]) =>
      isAppName(app)
        ? [
            {
              ...{ app, stable, canary },
              builds: Object.entries(builds)
                .map(([build, { publishedAt }]) => ({
                  build,
                  publishedAtMs: Date.parse(publishedAt),
                }))
                .sort((a, b) => b.publishedAtMs - a.publishedAtMs),
            },
          ]
        : [],
    );

interface SourceOptions extends StartOptions {
  store: RegisterStore;
  /** A checkout, whose shell is used while none is registered. */
  rootDir: string;
}

/** The builds that the release register names. */
export function createRegisterSource({ store, rootDir, ...start }: SourceOptions): ReleaseSource {
  let register: Register | undefined;
  let missing: readonly string[] = [];
  let isCopy = false;

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

  const take = async (next: Register): Promise<SharesOfAll> => {
    missing = await store.fetchBuilds(pathsOf(next));
    register = next;
    if (!isCopy) await store.keepCopy(next).catch((error) => start.warn(messageOf(error)));
    return shares();
  };

  /** The latest revision when the one in use is gone or another one. @throws when there is none any more */
  const readPutBack = async (known: Register): Promise<Register | undefined> => {
    if (await store.holds(known)) return undefined;
    const latest = await store.latest();
    if (latest.revision === 0)
      throw new Error(`The release register in ${store.place} has no revision any more.`);
    start.warn(
      `The release register was put back: revision ${known.revision} is gone or another one, and ${latest.revision} is served now.`,
    );
    return latest;
  };

  return {
    state: () => ({ revision: register?.revision, missing, isCopy }),
    async read() {
      const first = await readAtStart(store, start);
      isCopy = first.isCopy;
      return take(first.register);
    },
    async readChange() {
      const known = register;
      if (!known) return undefined;
      const next = (await store.newerThan(known.revision)) ?? (await readPutBack(known));
      isCopy = false;
      if (next) return take(next);
      if (missing.length === 0) return undefined;
      const before = missing.length;
      missing = await store.fetchBuilds(missing);
      return missing.length < before ? shares() : undefined;
    },
    findBuild: refIn,
    published: () =>
      Object.entries(register?.apps ?? {}).flatMap(([name, { builds }]) =>
        Object.keys(builds).flatMap((id) => refIn(name, id) ?? []),
      ),
    publishedApps: () => publishedAppsOf(register),
  };
}
