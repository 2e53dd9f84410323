import type { BuildRef } from '@shop/releases/builds';
import type {
  PublishedApp,
  ReleaseSource,
  SharesOfAll,
  SourceState,
} from '@shop/releases/register';
import type { BuildShare } from '@shop/releases/statistics';
import type { AppName, PathsOfRemotes } from '@shop/shared/contracts';
import { createSingleFlight } from '../http/single-flight';
import type { Asset } from './assets';
import {
  type BuildsInUse,
  buildsOf,
  createPreparation,
  type PreparationOptions,
  sharesOf,
} from './builds-in-use';
import { isInCanary } from './canary-visitor';
import type { HashList } from './file-hashes';
import { createFormerBuilds } from './former-builds';
import type { PreparedBuild } from './prepared-build';
import { createPreviewedBuilds } from './previewed-builds';
import { type Combination, createReleaseChoices, type ReleaseChoice } from './release-choice';

/** Between two looks at the register unless the options say otherwise, ms. */
const POLL_MS = 2_000;

export interface LiveReleases {
  /**
   * The builds for a visitor.
   * @param preview replaces the released builds of its apps
   */
  choose(visitorId: string | undefined, preview?: Combination): ReleaseChoice;
  /**
   * Any published build; undefined when it is not published.
   * @param shell the shell whose modules the remote imports; absent: the released shell
   * @throws when it is damaged
   */
  prepareBuild(
    name: AppName,
    buildId: string,
    shell?: BuildRef,
  ): Promise<PreparedBuild | undefined>;
  /** The shell and each remote with their published builds, for the chooser of a preview. */
  published(): PublishedApp[];
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
  /** The revision of the register that is served, and what of it is not. */
  state(): SourceState;
  close(): void;
}

export interface LiveReleasesOptions extends PreparationOptions {
  source: ReleaseSource;
  /** Between two looks at the register, ms. */
  pollMs?: number | undefined;
}

/** A remote whose build is damaged keeps its paths: they show that it failed, not that they are gone. */
const pathsOf = (builds: Combination, { remotes }: SharesOfAll): PathsOfRemotes =>
  Object.fromEntries(
    [...remotes].flatMap(([name, { stable }]) => {
      const ref = builds.get(name)?.ref ?? stable;
      return ref ? [[name, ref.prefixes]] : [];
    }),
  );

/** One build of each app. @param isCanary whether the canary of an app with this share is taken */
function pick(all: BuildsInUse, isCanary: (name: AppName, percent: number) => boolean) {
  const builds: Combination = new Map();
  for (const [name, { stable, canary }] of all) {
    const build = canary && isCanary(name, canary.percent) ? canary.build : stable;
    if (build) builds.set(name, build);
  }
  return builds;
}

/**
 * The released builds. A change of the register is prepared beside them, and then replaces them at
 * once, so that each page is of one revision.
 * @throws when the register cannot be read, or names no shell that can be served
 */
export async function createLiveReleases(options: LiveReleasesOptions): Promise<LiveReleases> {
  const { source, log } = options;
  const preparation = createPreparation(options);
  const choices = createReleaseChoices();
  const listeners: (() => void)[] = [];
  let shares = await source.read();
  let current = await preparation.prepareAll(shares, new Map());

  const combine = (builds: Combination, preview?: Combination): ReleaseChoice =>
    choices.of({
      builds,
      paths: pathsOf(builds, shares),
      preview:
        preview && [...preview].map(([app, { release }]) => ({ app, build: release.buildId })),
    });

  const choose = (visitorId: string | undefined, preview?: Combination): ReleaseChoice => {
    const builds = pick(current, (name, percent) => isInCanary(visitorId, name, percent));
    for (const [name, build] of preview ?? []) builds.set(name, build);
    return combine(builds, preview);
  };

  const once = createSingleFlight<void>();
  const refresh = (): Promise<void> =>
    once('refresh', async () => {
      try {
        const change = await source.readChange();
        const isIncomplete = buildsOf(current).some((build) => build.isIncomplete);
        if (!change && !isIncomplete) return;
        const released = change ?? shares;
        current = await preparation.prepareAll(released, current);
        shares = released;
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

  const preparePreview = createPreviewedBuilds((name, ref, shell) =>
    preparation.prepare(name, ref, { shell, inUse: current }),
  );

  const former = createFormerBuilds(source);

  return {
    choose,
    prepareBuild: async (name, buildId, shell) => {
      const ref = source.findBuild(name, buildId);
      return ref && preparePreview(name, ref, shell ?? choose(undefined).shell);
    },
    published: source.publishedApps,
    refresh,
    hasCanary: () => [...current.values()].some(({ canary }) => canary && canary.percent < 100),
    combinations: () => [...new Set([choose(undefined), combine(pick(current, () => true))])],
    onChange: (listener) => void listeners.push(listener),
    findChoice: choices.find,
    findHashList: (name) => choices.findHashList(name) ?? former.findHashList(name),
    findAsset: (url) => {
      for (const { assets } of buildsOf(current)) {
        const asset = assets.get(url);
        if (asset) return asset;
      }
      return former.findAsset(url);
    },
    shares: () => sharesOf(current),
    state: source.state,
    close: () => {
      if (timer) clearTimeout(timer);
      timer = undefined;
    },
  };
}
