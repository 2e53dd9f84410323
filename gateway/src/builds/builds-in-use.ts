import type { BuildRef } from '@shop/releases/builds';
import type { AppShares, SharesOfAll } from '@shop/releases/register';
import type { BuildShare } from '@shop/releases/statistics';
import type { PageRow } from '@shop/shared/app/document';
import type { AppName } from '@shop/shared/contracts';
import { messageOf } from '@shop/shared/node';
import { RenderRefusal } from '../http/render-refusal';
import { type PreparedBuild, prepareFiles } from './prepared-build';

const SHELL = 'shell';

/** The builds of one app in use. */
interface AppBuilds {
  stable?: PreparedBuild | undefined;
  canary?: { build: PreparedBuild; percent: number } | undefined;
}

/** The builds of all apps in use; the shell is the first one. */
export type BuildsInUse = ReadonlyMap<AppName, AppBuilds>;

const sharesOfApp = (name: AppName, { stable, canary }: AppBuilds): BuildShare[] => {
  const canaryPercent = canary?.percent ?? 0;
  const shareOf = (build: PreparedBuild | undefined, percent: number): BuildShare[] =>
    build ? [{ app: name, build: build.release.buildId, percent, owner: build.release.owner }] : [];
  return [...shareOf(stable, 100 - canaryPercent), ...shareOf(canary?.build, canaryPercent)];
};

/** Each build with its share of the visitors. */
export const sharesOf = (all: BuildsInUse): BuildShare[] =>
  [...all].flatMap(([name, builds]) => sharesOfApp(name, builds));

export const buildsOf = (all: BuildsInUse): PreparedBuild[] =>
  [...all.values()].flatMap(({ stable, canary }) =>
    [stable, canary?.build].filter((build) => build !== undefined),
  );

const isSame = (a: BuildRef, b: BuildRef): boolean =>
  a.folder === b.folder && a.integrity === b.integrity;

export interface PreparationOptions {
  /**
   * Reads the pages of a build.
   * @param shell the build whose modules a remote imports
   */
  readPages: (name: AppName, ref: BuildRef, shell: BuildRef) => Promise<PageRow[]>;
  log: { warn(text: string): void; error(details: object, text: string): void };
}

/** Prepares released builds beside those in use. */
export function createPreparation({ readPages, log }: PreparationOptions) {
  /** Pages that cannot be read: the browser renders those of a remote, and a shell cannot be used. */
  const prepare = async (
    name: AppName,
    ref: BuildRef,
    { shell, inUse }: { shell: BuildRef; inUse: BuildsInUse },
  ): Promise<PreparedBuild> => {
    const known = buildsOf(inUse).find((build) => isSame(build.ref, ref));
    if (known && !known.isIncomplete) return known;
    const build = prepareFiles(ref);
    try {
      return { ...build, pages: await readPages(name, ref, shell) };
    } catch (error) {
      log.error({ err: error, remote: name }, 'The pages of a server build could not be read');
      if (name === SHELL) throw error;
      // The threads were busy, which says nothing of the build.
      return { ...build, isIncomplete: error instanceof RenderRefusal };
    }
  };

  const prepareApp = async (
    name: AppName,
    { stable, canary }: AppShares,
    { shell, inUse }: { shell?: BuildRef; inUse: BuildsInUse },
  ): Promise<AppBuilds> => {
    const before = inUse.get(name)?.stable;
    /** A build that is damaged leaves the one before in use. */
    const prepareOr = async (ref: BuildRef | undefined, fallback: PreparedBuild | undefined) => {
      if (!ref) return undefined;
      try {
        return await prepare(name, ref, { shell: shell ?? ref, inUse });
      } catch (error) {
        log.warn(`${name} has no sound build: ${messageOf(error)}`);
        return fallback;
      }
    };
    const build = await prepareOr(canary?.build, undefined);
    // The first shell: without one there is nothing to serve, and the reason ends the start.
    const isFirstShell = name === SHELL && stable && !before;
    return {
      stable: isFirstShell
        ? await prepare(SHELL, stable, { shell: stable, inUse })
        : await prepareOr(stable, before),
      canary: build && canary && { build, percent: canary.percent },
    };
  };

  return {
    prepare,
    /** @throws without a shell that can be served */
    async prepareAll({ shell, remotes }: SharesOfAll, inUse: BuildsInUse): Promise<BuildsInUse> {
      const ofShell = await prepareApp(SHELL, shell, { inUse });
      if (!ofShell.stable) throw new Error('No shell is released that this gateway can serve.');
      const next = new Map<AppName, AppBuilds>([[SHELL, ofShell]]);
      for (const [name, remote] of remotes)
        next.set(name, await prepareApp(name, remote, { shell: ofShell.stable.ref, inUse }));
      return next;
    },
  };
}
