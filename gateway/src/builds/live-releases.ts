import { createHash } from 'node:crypto';
import type { BuildRef, Release } from '@shop/releases/builds';
import type { AppShares, ReleaseSource, SharesOfAll } from '@shop/releases/register';
import type { BuildShare } from '@shop/releases/statistics';
import type { PageRow, RemoteEntry } from '@shop/shared/app/document';
import {
  type AppName,
  createPathTable,
  type PathsOfRemotes,
  type PathTable,
} from '@shop/shared/contracts';
import { RenderRefusal } from '../http/render-refusal';
import { createSingleFlight } from '../http/single-flight';
import { type Asset, readListedAsset } from './assets';
import { isInCanary } from './canary-visitor';
import { type HashList, listFileHashes, namesOf } from './file-hashes';
import { type BuildRefs, entriesOf } from './page-builds';
import { createPageUrlNormalizer, type NormalizePageUrl } from './page-url';
import { type PreparedBuild, prepareFiles } from './prepared-build';
import { createPreviewedBuilds } from './previewed-builds';

/** Between two looks at the register unless the options say otherwise, ms. */
const POLL_MS = 2_000;
/** Combinations of builds whose hashes stay available to tabs that were opened with them. */
const MAX_COMBINATIONS = 100;

/** One combination of builds, one of each app. */
export interface ReleaseChoice extends BuildRefs {
  /** The build of each app. */
  apps: Record<string, string>;
  /** Where a tab finds the remotes' containers. */
  entries: Record<string, RemoteEntry>;
  hashLists: readonly HashList[];
  pathTable: PathTable;
  normalizeUrl: NormalizePageUrl;
  /** The build that only this visitor gets: their pages are not cached, and do not count. */
  preview?: { app: string; build: string } | undefined;
}

/** What a thread needs of it. */
export const refsOf = ({ buildId, hashes, shell, remotes, paths }: ReleaseChoice): BuildRefs => ({
  buildId,
  hashes,
  shell,
  remotes,
  paths,
});

export interface LiveReleases {
  /**
   * The builds for a visitor.
   * @param preview replaces the released build of its app
   */
  choose(visitorId: string | undefined, preview?: PreparedBuild): ReleaseChoice;
  /**
   * Any published build; undefined when it is not published.
   * @throws when it is damaged
   */
  prepareBuild(name: AppName, buildId: string): Promise<PreparedBuild | undefined>;
  /** Reads the register now, not only at the next look. */
  refresh(): Promise<void>;
  /** Whether visitors may get different builds, so that each needs an id. */
  hasCanary(): boolean;
  /** What visitors get now: the stable builds, and those with the canaries. */
  combinations(): ReleaseChoice[];
  /** Calls the listener after each change of the builds in use. */
  onChange(listener: () => void): void;
  /** A combination that was chosen earlier. */
  findChoice(matches: (choice: ReleaseChoice) => boolean): ReleaseChoice | undefined;
  /** The list of file hashes of this name, of any build that a tab may have. */
  findHashList(name: string): HashList | undefined;
  findAsset(url: string): Asset | undefined;
  /** Each build in use with its share of the visitors. */
  shares(): BuildShare[];
  close(): void;
}

export interface LiveReleasesOptions {
  source: ReleaseSource;
  /**
   * Reads the pages of a build.
   * @param shell the build whose modules a remote imports
   */
  readPages: (name: AppName, ref: BuildRef, shell: BuildRef) => Promise<PageRow[]>;
  /** Between two looks at the register, ms. */
  pollMs?: number | undefined;
  log: { warn(text: string): void; error(details: object, text: string): void };
}

const SHELL = 'shell';

/** The builds of one app in use. */
interface AppBuilds {
  stable?: PreparedBuild | undefined;
  canary?: { build: PreparedBuild; percent: number } | undefined;
}

/** The shell is the first one. */
type BuildsOfAll = Map<AppName, AppBuilds>;

/** One build of each app. */
type Combination = Map<AppName, PreparedBuild>;

const sharesIn = (name: AppName, { stable, canary }: AppBuilds): BuildShare[] => {
  const canaryPercent = canary?.percent ?? 0;
  const shareOf = (build: PreparedBuild | undefined, percent: number): BuildShare[] =>
    build ? [{ app: name, build: build.release.buildId, percent, owner: build.release.owner }] : [];
  return [...shareOf(stable, 100 - canaryPercent), ...shareOf(canary?.build, canaryPercent)];
};

const buildsIn = (all: BuildsOfAll): PreparedBuild[] =>
  [...all.values()].flatMap(({ stable, canary }) =>
    [stable, canary?.build].filter((build) => build !== undefined),
  );

const isSame = (a: BuildRef, b: BuildRef): boolean =>
  a.folder === b.folder && a.integrity === b.integrity;

const idOf = (buildIds: readonly string[]): string =>
  createHash('sha256').update(buildIds.join(' ')).digest('hex').slice(0, 24);

/**
 * The released builds. A change of the register is prepared beside them, and then replaces them at
 * once, so that each page is of one revision.
 * @throws when the register cannot be read
 */
export async function createLiveReleases(options: LiveReleasesOptions): Promise<LiveReleases> {
  const { source, log } = options;
  const choices = new Map<string, ReleaseChoice>();
  const listeners: (() => void)[] = [];
  let current: BuildsOfAll = new Map();
  let shares: SharesOfAll = { shell: {}, remotes: new Map() };

  /** Pages that cannot be read: the browser renders those of a remote, and a shell cannot be used. */
  const prepare = async (name: AppName, ref: BuildRef, shell: BuildRef): Promise<PreparedBuild> => {
    const inUse = buildsIn(current).find((build) => isSame(build.ref, ref));
    if (inUse && !inUse.isIncomplete) return inUse;
    const build = prepareFiles(ref);
    try {
      return { ...build, pages: await options.readPages(name, ref, shell) };
    } catch (error) {
      log.error({ err: error, remote: name }, 'The pages of a server build could not be read');
      if (name === SHELL) throw error;
      // The threads were busy, which says nothing of the build.
      return { ...build, isIncomplete: error instanceof RenderRefusal };
    }
  };

  /** A build that is damaged leaves the one before in use. */
  const prepareOr = async (
    name: AppName,
    ref: BuildRef | undefined,
    { before, shell = ref }: { before?: PreparedBuild | undefined; shell?: BuildRef | undefined },
  ): Promise<PreparedBuild | undefined> => {
    if (!ref || !shell) return undefined;
    try {
      return await prepare(name, ref, shell);
    } catch (error) {
      log.warn(`${name} has no sound build: ${(error as Error).message}`);
      return before;
    }
  };

  const prepareApp = async (
    name: AppName,
    { stable, canary }: AppShares,
    shell?: BuildRef,
  ): Promise<AppBuilds> => {
    const before = current.get(name)?.stable;
    const build = await prepareOr(name, canary?.build, { shell });
    // The first shell: without one there is nothing to serve, and the reason ends the start.
    const isFirstShell = name === SHELL && stable && !before;
    return {
      stable: isFirstShell
        ? await prepare(SHELL, stable, stable)
        : await prepareOr(name, stable, { before, shell }),
      canary: build && canary && { build, percent: canary.percent },
    };
  };

  const use = async (released: SharesOfAll): Promise<void> => {
    const shell = await prepareApp(SHELL, released.shell);
    if (!shell.stable) throw new Error('No shell is released that this gateway can serve.');
    shares = released;
    const next: BuildsOfAll = new Map([[SHELL, shell]]);
    for (const [name, remote] of released.remotes)
      next.set(name, await prepareApp(name, remote, shell.stable.ref));
    current = next;
  };

  /** A remote whose build is damaged keeps its paths: they show that it failed, not that they are gone. */
  const pathsOf = (builds: Combination): PathsOfRemotes =>
    Object.fromEntries(
      [...shares.remotes].flatMap(([name, { stable }]) => {
        const ref = builds.get(name)?.ref ?? stable;
        return ref ? [[name, ref.prefixes]] : [];
      }),
    );

  const combine = (builds: Combination, preview?: Release): ReleaseChoice => {
    const { [SHELL]: shell, ...remotes } = Object.fromEntries(builds);
    if (!shell) throw new Error('A combination of builds needs a shell.');
    const releases = [...builds.values()].map(({ release }) => release);
    const paths = pathsOf(builds);
    const ids = [
      ...releases.map(({ name, buildId: id }) => `${name}=${id}`),
      JSON.stringify(paths),
    ];
    // Another id than the same builds have for other visitors, who may be in a canary.
    const buildId = idOf(preview ? [...ids, `preview=${preview.name}`] : ids);
    const known = choices.get(buildId);
    if (known) {
      // Set anew, so that the first entry is the one that was not chosen for longest.
      choices.delete(buildId);
      choices.set(buildId, known);
      return known;
    }
    const hashLists = releases.map(listFileHashes);
    const pathTable = createPathTable(paths);
    const ofRemotes = Object.entries(remotes);
    const choice: ReleaseChoice = {
      buildId,
      apps: Object.fromEntries(releases.map(({ name, buildId: id }) => [name, id])),
      entries: entriesOf(ofRemotes.map(([name, { release }]) => [name, release])),
      hashes: namesOf(hashLists),
      hashLists,
      shell: shell.ref,
      remotes: Object.fromEntries(ofRemotes.map(([name, { ref }]) => [name, ref])),
      paths,
      pathTable,
      normalizeUrl: createPageUrlNormalizer(
        Object.fromEntries([...builds].map(([name, { pages }]) => [name, pages])),
        pathTable,
      ),
      preview: preview && { app: preview.name, build: preview.buildId },
    };
    choices.set(buildId, choice);
    const oldest = choices.keys().next().value;
    if (choices.size > MAX_COMBINATIONS && oldest !== undefined) choices.delete(oldest);
    return choice;
  };

  const pick = (isCanary: (name: AppName, percent: number) => boolean): Combination => {
    const builds: Combination = new Map();
    for (const [name, { stable, canary }] of current) {
      const build = canary && isCanary(name, canary.percent) ? canary.build : stable;
      if (build) builds.set(name, build);
    }
    return builds;
  };

  const combineCanaries = (): ReleaseChoice => combine(pick(() => true));

  const choose = (visitorId: string | undefined, preview?: PreparedBuild): ReleaseChoice => {
    const builds = pick((name, percent) => isInCanary(visitorId, name, percent));
    if (!preview) return combine(builds);
    builds.set(preview.release.name as AppName, preview);
    return combine(builds, preview.release);
  };

  await use(await source.read());

  const once = createSingleFlight<void>();
  const refresh = (): Promise<void> =>
    once('refresh', async () => {
      try {
        const change = await source.readChange();
        const isIncomplete = buildsIn(current).some((build) => build.isIncomplete);
        if (!change && !isIncomplete) return;
        await use(change ?? shares);
        for (const listener of listeners) listener();
      } catch (error) {
        log.error({ err: error }, 'The release register could not be read: the builds stay');
      }
    });

  let timer: NodeJS.Timeout | undefined;
  const poll = async (): Promise<void> => {
    await refresh();
    timer?.refresh();
  };
  timer = setTimeout(() => void poll(), options.pollMs ?? POLL_MS);
  timer.unref();

  const preparePreview = createPreviewedBuilds((name, ref) =>
    prepare(name as AppName, ref, choose(undefined).shell),
  );

  /** A file of a build that is published and not in use, read from disk. */
  const findOldAsset = (url: string): Asset | undefined => {
    const [, app = '', buildId = '', file = ''] =
      /^\/assets\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(url) ?? [];
    const ref = source.findBuild(app, buildId);
    return ref && readListedAsset(ref, file);
  };

  return {
    choose,
    prepareBuild: async (name, buildId) => {
      const ref = source.findBuild(name, buildId);
      return ref && preparePreview(name, ref);
    },
    refresh,
    hasCanary: () => [...current.values()].some(({ canary }) => canary && canary.percent < 100),
    combinations: () => [...new Set([choose(undefined), combineCanaries()])],
    onChange: (listener) => void listeners.push(listener),
    findChoice: (matches) => [...choices.values()].find(matches),
    findHashList: (name) =>
      [...choices.values()]
        .flatMap(({ hashLists }) => hashLists)
        .find((list) => list.name === name),
    findAsset: (url) => {
      for (const { assets } of buildsIn(current)) {
        const asset = assets.get(url);
        if (asset) return asset;
      }
      return findOldAsset(url);
    },
    shares: () => [...current].flatMap(([name, builds]) => sharesIn(name, builds)),
    close: () => {
      if (timer) clearTimeout(timer);
      timer = undefined;
    },
  };
}
